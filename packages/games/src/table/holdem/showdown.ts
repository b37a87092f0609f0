import { holeCardsOf, strengthOf } from './dealt-cards.ts';
import { inOrderFrom, takenSeat, type Draft } from './draft.ts';
import type { Pot } from './pots.ts';
import type { Hand } from './table-state.ts';

/** Shows both cards of a seat to all, once. */
export function showHand(draft: Draft, hand: Hand, seat: number): void {
  showCards(draft, hand, seat, [0, 1]);
}

/** Shows these of a seat's two cards (places 0 and 1) that were not shown before. */
export function showCards(
  { effects }: Draft,
  hand: Hand,
  seat: number,
  places: readonly number[],
): void {
  const before = hand.shown.find((one) => one.seat === seat)?.places ?? [];
  const fresh = places.filter((place) => !before.includes(place));
  if (fresh.length === 0) return;
  const hole = holeCardsOf(hand, seat);
  const all = [...before, ...fresh].toSorted((a, b) => a - b);
  const open = (shown: readonly number[]) => hole.filter((_, place) => shown.includes(place));
  hand.shown = hand.shown.filter((one) => one.seat !== seat);
  hand.shown.push({ seat, places: all, cards: open(all) });
  effects.push({ type: 'shown', handNo: hand.handNo, seat, cards: open(fresh) });
}

/**
 * The showdown: who bet or raised last on the river shows first, else the first to the left of the
 * button; who is beaten in every pot they are in mucks. When somebody is all-in and called, every
 * hand is shown, so that chips cannot be passed unseen.
 */
export function showDown(draft: Draft, hand: Hand, pots: readonly Pot[]): void {
  const contenders = hand.seats.filter((one) => !one.hasFolded);
  const isAllIn = contenders.some(({ seat }) => takenSeat(draft.table, seat).chipsMinor === 0n);
  const best = pots.map(() => -1);
  for (const { seat } of inShowingOrder(draft, hand, contenders)) {
    const strength = strengthOf(hand, seat);
    const isBeaten = pots.every(
      (pot, place) => !pot.seats.includes(seat) || strength < (best[place] ?? -1),
    );
    if (isBeaten && !isAllIn) continue;
    showHand(draft, hand, seat);
    for (const [place, pot] of pots.entries())
      if (pot.seats.includes(seat)) best[place] = Math.max(best[place] ?? -1, strength);
  }
}

function inShowingOrder<Item extends { seat: number }>(
  { table }: Draft,
  hand: Hand,
  contenders: readonly Item[],
): Item[] {
  const ordered = inOrderFrom(table, hand.positions.button, contenders);
  const first = ordered.findIndex(({ seat }) => seat === hand.bets.aggressor);
  return first < 0 ? ordered : [...ordered.slice(first), ...ordered.slice(0, first)];
}
