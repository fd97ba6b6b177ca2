/** The numbers of the faces: ten to a colour, the cards without a colour, then a loaded deck's cards with two marks (1.3). */

const COLOURS = ['aq', 'te', 'ig', 'ae'];
const SYMBOLS = ['lat', 'mia', 'nyx', 'our', 'oxy'];
const POWERS = ['dr4', 'dis', 'mir', 'rev', 'skp'];
const SINGLES = ['t.turn', 't.col', 't.col4', 't.pass', 't.any', 'l.dis2', 'l.dra6'];
const MARKS = 10; // of a colour, symbols before powers
const FIRST_SINGLE = 40;
const FIRST_BOTH = [63, 88, 126, 151]; // of each colour

/** The colour of a card, 0 to 3; 4 for the cards without one. */
export function colourOf(card: number): number {
  if (card < FIRST_SINGLE) return Math.floor(card / MARKS);
  const both = FIRST_BOTH.findLastIndex((first) => card >= first);
  return both < 0 ? COLOURS.length : both;
}

/** A card as it is typed. */
export function notation(card: number): string {
  const single = SINGLES[card - FIRST_SINGLE];
  if (single) return single;
  const colour = colourOf(card);
  const marks =
    card < FIRST_SINGLE ? [[...SYMBOLS, ...POWERS][card % MARKS]] : bothMarks(card - (FIRST_BOTH[colour] ?? 0));
  return [COLOURS[colour], ...marks].join('.');
}

const bothMarks = (nth: number) => [SYMBOLS[Math.floor(nth / POWERS.length)], POWERS[nth % POWERS.length]];

/** Which clause to open for a card: where the rulebook speaks of it. */
export function clauseOfCard(card: number): string {
  const single = ['6.3', '6.5', '6.7', '6.9', '6.12', '7.4', '7.6'][card - FIRST_SINGLE];
  if (single) return single;
  if (card >= (FIRST_BOTH[0] ?? 0)) return '1.3';
  return ['5.3', '5.4', '5.12', '5.18', '5.21'][(card % MARKS) - SYMBOLS.length] ?? '4.8';
}
