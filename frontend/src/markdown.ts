/** The little Markdown of a rulebook: headings, paragraphs, lists, tables, code, bold and italics. No HTML passes through. */
import { html, type TemplateResult } from 'lit';

export function blocks(source: string): TemplateResult[] {
  const out: TemplateResult[] = [];
  const lines = source.split('\n');
  let at = 0;
  const take = (like: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[at]; line !== undefined && like(line); line = lines[++at]) taken.push(line);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.trim()) at += 1;
    else if (/^#{1,6} /.test(line)) out.push(heading(take((next) => next === line)[0] ?? ''));
    else if (line.startsWith('|')) out.push(table(take((next) => next.startsWith('|'))));
    else if (line.startsWith('```'))
      out.push(
        code(
          lines,
          () => ++at,
          () => at,
        ),
      );
    else if (/^\s*[-*] /.test(line))
      out.push(
        html`<ul>${take((next) => /^\s*[-*] /.test(next)).map((item) => html`<li>${inline(item.replace(/^\s*[-*] /, ''))}</li>`)}</ul>`,
      );
    else
      out.push(
        html`<p>${inline(take((next) => next.trim() !== '' && !/^(#|\||```|\s*[-*] )/.test(next)).join(' '))}</p>`,
      );
  }
  return out;
}

function heading(line: string): TemplateResult {
  const [, marks = '', text = ''] = /^(#+) (.*)$/.exec(line) ?? [];
  return marks.length <= 2 ? html`<h2>${inline(text)}</h2>` : html`<h3>${inline(text)}</h3>`;
}

function code(lines: string[], step: () => number, where: () => number): TemplateResult {
  const text: string[] = [];
  step();
  while (where() < lines.length && !lines[where()]?.startsWith('```')) {
    text.push(lines[where()] ?? '');
    step();
  }
  step();
  return html`<pre tabindex="0"><code>${text.join('\n')}</code></pre>`;
}

function table(lines: string[]): TemplateResult {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = [], ...body] = rows;
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label=${head.join(', ')}><table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell, nth) => (nth === 0 ? html`<th scope="row">${inline(cell)}</th>` : html`<td>${inline(cell)}</td>`))}</tr>`)}</tbody>
  </table></div>`;
}

/** Bold, italics and code within a line. */
export function inline(text: string): (string | TemplateResult)[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**') && part.length > 4) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith('`') && part.length > 2) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('*') && part.length > 2) return html`<em>${part.slice(1, -1)}</em>`;
    return part;
  });
}
