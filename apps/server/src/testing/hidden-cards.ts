/**
 * Cards of a hand that somebody has and nobody was shown, by what gives each away: its number
 * within the hand, its blind anywhere.
 */
export interface HiddenCard {
  handNo: number;
  /** Whose it is; null: of whoever, as nobody at all may find it there. */
  owner: number | null;
  card: number;
  blind: string;
}

/** Fields that hold cards, one or many. */
const cardFields = new Set(['card', 'cards', 'board', 'hole', 'hand', 'deck']);

/** Every card that a captured message names, with the number of the hand that it is about. */
function cardsNamed(
  node: unknown,
  handNo: number | null,
  name: string,
  found: [handNo: number, card: number][],
): void {
  if (typeof node === 'number' && handNo !== null && cardFields.has(name))
    found.push([handNo, node]);
  if (Array.isArray(node)) for (const one of node) cardsNamed(one, handNo, name, found);
  else if (typeof node === 'object' && node !== null) {
    const { hand_no: own } = node as { hand_no?: unknown };
    const about = typeof own === 'number' ? own : handNo;
    for (const [key, value] of Object.entries(node)) cardsNamed(value, about, key, found);
  }
}

/**
 * Where some of what was captured gives a hidden card away: by its blind in the text, or by its
 * number in a field of cards of its hand.
 */
export function leaksIn(captured: readonly string[], hidden: readonly HiddenCard[]): string[] {
  const blinds = new Map(hidden.map((card) => [card.blind, card]));
  const numbers = new Map(hidden.map((card) => [`${card.handNo} ${card.card}`, card]));
  const leaks: string[] = [];
  for (const text of captured) {
    for (const [blind] of text.matchAll(/[0-9a-f]{64}/g))
      if (blinds.has(blind)) leaks.push(`the blind ${blind} in ${text.slice(0, 200)}`);
    if (!text.startsWith('{')) continue;
    const named: [number, number][] = [];
    cardsNamed(JSON.parse(text), null, '', named);
    for (const [handNo, card] of named)
      if (numbers.has(`${handNo} ${card}`))
        leaks.push(`card ${card} of hand ${handNo} in ${text.slice(0, 200)}`);
  }
  return leaks;
}
