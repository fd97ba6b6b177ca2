// What a test sees of a page. Put into every page before it loads; the page itself knows nothing of it.
(() => {
  const MINE = '.mine-area';
  const FACES_LIE_IN = [MINE, '.pile-open', '#flights', 'symbol', '.grid .cell.open', '.stack:not(.hidden)', '.keister-list'].join(', ');
  const ACTIONS = '.moves button, .calls button, .mine-area button.card, .cell.goal, .zoom button, .draw-pile:is(button), .end-acts > *, .page-pull, .clock button, .strip button';
  const NONSENSE = /\b(?:undefined|NaN|null)\b|\[object|\{ ?\$/;

  const flat = (text) => text.trim().replace(/\s+/g, ' ');
  const shown = (each) => each.getClientRects().length > 0;
  const named = (each) => each.dataset?.key || each.id || each.className || each.tagName;
  const told = (each) => `${each.tagName.toLowerCase()} ${each.className} "${flat(each.textContent).slice(0, 40)}"`;

  // The table now. `options` are the things that may be touched to go on.
  function look() {
    const moves = document.querySelector('.moves');
    const asked = Boolean(moves?.classList.contains('asked')) && !moves.querySelector('.sent');
    const cards = document.querySelectorAll(`${MINE} button.card.playable`);
    const buttons = moves?.querySelectorAll('.choices button:not([data-key="move-back"])') ?? [];
    const places = document.querySelectorAll('.cell.goal'); // a card is chosen: it wants a place
    const active = document.activeElement;
    return {
      over: Boolean(document.getElementById('end-title')),
      question: flat(document.getElementById('question')?.textContent ?? ''),
      options: (asked ? (places.length ? [...places] : [...cards, ...buttons]) : []).filter(shown).map((each) => ({
        key: each.dataset.key,
        words: flat(each.textContent),
        verb: each.dataset.verb ?? '',
        main: each.classList.contains('primary'),
      })),
      focus: !active || active === document.body ? '' : named(active),
      title: document.title,
    };
  }

  const ready = () => {
    const seen = look();
    return seen.over || seen.options.length > 0;
  };

  // Where a thing lies, seen from the focus: somebody who knows the page knows which way to go.
  function where(key) {
    const wanted = document.querySelector(`main [data-key="${key}"]`);
    const active = document.activeElement;
    if (!wanted) return 'gone';
    if (wanted === active) return 'here';
    return active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
  }

  // Where in a thing a pointer can touch it: cards of a fan lie over each other, but never wholly.
  function bare(key) {
    const wanted = document.querySelector(`main [data-key="${key}"]`);
    wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = wanted.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.12, 0.75, 0.88]) {
      for (const down of [0.5, 0.2, 0.8]) {
        const at = { x: across * width, y: down * height };
        if (wanted.contains(document.elementFromPoint(left + at.x, top + at.y))) return at;
      }
    }
    return null;
  }

  // Everything that a table owes at any moment; a list of what is wrong.
  function owed() {
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide on a screen of ${innerWidth}`);
    const lines = [...document.querySelectorAll('.lines .line')];
    if (lines.length === 0) wrong.push('the log is empty');
    for (const line of lines) {
      const clause = /\S+$/.exec(flat(line.querySelector('.margin-number')?.textContent ?? ''))?.[0] ?? '';
      if (!/^\d+\.\d+$/.test(clause)) wrong.push(`no clause beside "${flat(line.textContent)}"`);
      if (!line.querySelector('p')?.textContent.trim()) wrong.push(`an empty line beside ${clause}`);
    }
    for (const use of document.querySelectorAll('use')) {
      const face = use.getAttribute('href') ?? '';
      if (/^#card-/.test(face) && !use.closest(FACES_LIE_IN)) wrong.push(`${face} lies outside one's own cards and the open pile`);
    }
    for (const card of document.querySelectorAll('[data-card]')) {
      if (!card.closest(MINE)) wrong.push(`${told(card)} is a card of somebody else`);
    }
    const nonsense = NONSENSE.exec(document.body.innerText);
    if (nonsense) wrong.push(`the page says "${nonsense[0]}"`);
    for (const each of [...document.querySelectorAll(ACTIONS)].filter(shown)) {
      const { width, height } = each.getBoundingClientRect();
      if (width < 43.5 || height < 43.5) wrong.push(`${told(each)} is ${width.toFixed(0)} by ${height.toFixed(0)}`);
      if (!each.textContent.trim() && !each.getAttribute('aria-label')) wrong.push(`${told(each)} has no words`);
    }
    return wrong;
  }

  // Focus that falls to the page itself is noticed whenever it happens, not only when somebody looks.
  const lost = [];
  let last = '';
  let tabbed = 0; // beyond the last stop of a page lies the browser
  let screen = location.pathname;
  function mindFocus() {
    const active = document.activeElement;
    if (screen !== location.pathname) last = '';
    screen = location.pathname;
    if (active && active !== document.body) last = named(active);
    else if (last) {
      if (Date.now() - tabbed > 1000) lost.push(last);
      last = '';
    }
  }
  document.addEventListener('focusin', mindFocus);
  document.addEventListener('keydown', (press) => { if (press.key === 'Tab') tabbed = Date.now(); }, true);
  setInterval(mindFocus, 40);

  // What the two live regions said, in order.
  const heard = [];
  const listen = () => {
    for (const region of ['status', 'alert']) {
      const place = document.getElementById(region);
      if (!place) continue;
      new MutationObserver(() => {
        if (place.textContent) heard.push({ region, text: flat(place.textContent.replace(/\u00a0/g, ' ')) });
      }).observe(place, { childList: true, characterData: true, subtree: true });
    }
  };
  document.addEventListener('DOMContentLoaded', listen);

  window.eyes = { look, ready, where, bare, owed, lost, heard };
})();
