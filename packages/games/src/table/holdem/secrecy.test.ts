import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../../engine/index.ts';
import { RandomPlay } from '../../testing/random-holdem.ts';
import { liveHand } from './draft.ts';
import type { SealedDeck } from './sealed-deck.ts';
import type { TableEffect } from './table-events.ts';
import type { Hand, TableState } from './table-state.ts';
import { viewFor } from './view.ts';

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}` : part));

/**
 * Sealed places that this viewer (a seat, or null) may know: the open board, what was shown, and
 * their own two cards.
 */
function knownPlaces(hand: Hand, viewerId: string | null): Set<number> {
  const count = hand.seats.length;
  const board = numbersFrom(2 * count, hand.boardCount);
  const hands = hand.seats.flatMap(({ seat, playerId }, place) => {
    const shown = hand.shown.find((one) => one.seat === seat)?.places ?? [];
    const rounds = playerId === viewerId ? [0, 1] : shown;
    return rounds.map((round) => place + count * round);
  });
  return new Set([...board, ...hands].map((dealt) => hand.order[dealt]!));
}

/** The same deck with the cards at all other places, and their leaves, turned round by one. */
function otherwise(deck: SealedDeck, known: ReadonlySet<number>): SealedDeck {
  const hidden = deck.cards.map((_, place) => place).filter((place) => !known.has(place));
  const cards = [...deck.cards];
  const leaves = [...deck.leaves];
  for (const [at, place] of hidden.entries()) {
    const from = hidden[(at + 1) % hidden.length]!;
    cards[place] = deck.cards[from]!;
    leaves[place] = deck.leaves[from]!;
  }
  return { ...deck, cards, leaves, serverSeed: 'another seed' };
}

function expectSecret(state: TableState, seat: number | null): void {
  const { hand, next } = state;
  const viewerId = seat === null ? null : (state.seats[seat - 1]?.playerId ?? null);
  const seen = text(viewFor(state, seat));
  for (const deck of [hand?.deck, next?.deck])
    if (deck) expect(seen.includes(deck.serverSeed)).toBe(false);
  for (const { playerId } of state.seats.filter((one) => one !== null))
    expect(seen.includes(`"${playerId}"`)).toBe(false);
  for (const leaf of next?.deck.leaves ?? []) expect(seen.includes(leaf)).toBe(false);
  for (const { seed } of next?.candidates ?? [])
    if (seed !== null) expect(seen.includes(seed)).toBe(false);
  if (!hand) return;
  const known = knownPlaces(hand, viewerId);
  for (const [place, leaf] of hand.deck.leaves.entries())
    if (!known.has(place)) expect(seen.includes(leaf)).toBe(false);
  // Whatever the others hold and the deck would still give, this viewer sees the very same.
  const changed = { ...state, hand: { ...hand, deck: otherwise(hand.deck, known) } };
  expect(text(viewFor(changed, seat))).toBe(seen);
}

const isForVault = ({ type }: TableEffect): boolean => type === 'hand_sealed';

describe.each([2, 6])('a table of %i seats', (seatCount) => {
  it('shows each seat and a guest no card but their own, the board and what was shown', () => {
    const play = new RandomPlay(100 + seatCount, { seatCount });
    let looked = 0;
    for (let step = 0; step < 150; step += 1) {
      play.step();
      if (!play.table.state.hand || step % 3 > 0) continue;
      looked += 1;
      for (const seat of [null, ...numbersFrom(1, seatCount)]) expectSecret(play.table.state, seat);
    }
    expect(looked).toBeGreaterThan(25);
  });

  it('tells nothing secret by its effects, but to the vault', () => {
    const play = new RandomPlay(200 + seatCount, { seatCount });
    const { table } = play;
    for (let step = 0; step < 200; step += 1) {
      const from = table.effects.length;
      const deck = liveHand(table.state)?.deck;
      play.step();
      const told = text(table.effects.slice(from).filter((effect) => !isForVault(effect)));
      if (!deck) continue;
      const { hand } = table.state;
      expect(told.includes(deck.serverSeed)).toBe(false);
      if (!hand || hand.deck !== deck) continue;
      const known = knownPlaces(hand, null);
      for (const [place, leaf] of deck.leaves.entries())
        if (!known.has(place)) expect(told.includes(leaf)).toBe(false);
    }
    expect(table.records().length).toBeGreaterThan(10);
  });
});
