import { el } from './dom.ts';
import type { Table } from './game.types.ts';

const ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const suits = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
const signs = ['♦', '♥', '♠', '♣'];
const words: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** A card in words: "King of spades"; null lies face down. */
export function cardName(card: number | null, text: Table['text']): string {
  if (card === null) return text('faceDown');
  const sign = ranks[card >> 2] ?? '';
  const word = words[sign];
  const rank = word === undefined ? sign : text(`rank-${word}`);
  return text(`of-${suits[card & 3] ?? 'spades'}`, { rank });
}

/** How a card looks: red or black, its rank over its suit. */
export function dressCard(element: HTMLElement, card: number | null): void {
  element.classList.add('card');
  element.classList.toggle('is-red', card !== null && (card & 3) < 2);
  element.classList.toggle('is-down', card === null);
  if (card === null) return;
  element.append(
    el('span', 'card-rank', { 'aria-hidden': 'true' }, ranks[card >> 2] ?? ''),
    el('span', 'card-suit', { 'aria-hidden': 'true' }, signs[card & 3] ?? ''),
  );
}

/** A card that lies there. */
export function cardFace(card: number | null, text: Table['text'], isNew = false): HTMLElement {
  const face = el('span', isNew ? 'is-new' : '', {
    role: 'img',
    'aria-label': cardName(card, text),
  });
  dressCard(face, card);
  return face;
}

/** Cards side by side under a name. */
export function cardRow(
  row: { label: string; cards: readonly (number | null)[]; note?: string; isLit?: boolean },
  text: Table['text'],
  known: ReadonlySet<string> = new Set(),
): HTMLElement {
  const faces = row.cards.map((card, place) =>
    cardFace(card, text, !known.has(`${row.label}/${place}/${card}`)),
  );
  const note = row.note ? [el('span', 'row-note', {}, row.note)] : [];
  return el(
    'div',
    row.isLit ? 'card-row is-lit' : 'card-row',
    { role: 'group', 'aria-label': row.label },
    el('span', 'row-label', { 'aria-hidden': 'true' }, row.label),
    el('span', 'card-faces', {}, ...faces),
    ...note,
  );
}
