/** The one voice of the page. It owns the two live regions of index.html, and nothing else writes there. */

const LEAST = 700; // ms a sentence group stays before the next may replace it
const PER_LETTER = 12;
const APART = 250; // ms between two texts, so that the first is noticed at all

interface Group {
  text: string;
}

const waiting: Group[] = [];
let resting = false;
let rest = 0;
let written = 0;

/** Says a group of sentences when the earlier ones have had their time. What waits is joined, in order. */
export function announce(text: string): void {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!words) return;
  waiting.push({ text: words });
  speakNext();
}

/** An answer to a question just asked. It comes before what waits, and does not wait for what is being said. */
export function answer(text: string): void {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!words) return;
  clearTimeout(rest);
  resting = true;
  rest = window.setTimeout(() => say(words), Math.max(0, written + APART - Date.now()));
}

/** For what cannot wait: refusals, a lost connection. */
export function alertNow(text: string): void {
  write('alert', text.replace(/\s+/g, ' ').trim());
}

/** Nothing of what was said is left, and nothing that waits will be said. */
export function silence(): void {
  waiting.length = 0;
  clearTimeout(rest);
  resting = false;
  for (const region of ['status', 'alert']) document.getElementById(region)?.replaceChildren();
}

function speakNext(): void {
  if (resting || waiting.length === 0) return;
  if (document.querySelector('main[aria-busy="true"]')) {
    resting = true;
    rest = window.setTimeout(wake, 120);
    return;
  }
  say(
    waiting
      .splice(0)
      .map((group) => group.text)
      .join(' '),
  );
}

function say(text: string): void {
  write('status', text);
  written = Date.now();
  resting = true;
  rest = window.setTimeout(wake, Math.min(3000, LEAST + PER_LETTER * text.length));
}

function wake(): void {
  resting = false;
  speakNext();
}

function write(region: 'status' | 'alert', text: string): void {
  const place = document.getElementById(region);
  if (!place || !text) return;
  const again = place.textContent === text;
  place.textContent = again ? `${text}\u00a0` : text; // altered, so that a repeated text is read again
}
