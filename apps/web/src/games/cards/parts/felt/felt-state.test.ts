import { houseGames, type HandGame } from '@pavilion/games';
import { vectorStream } from '@pavilion/games/testing/streams';
import { describe, expect, it } from 'vitest';
import type { WireEvent } from '../../../game-info.ts';
import { feltOf, stakesOf } from './felt-state.ts';

/** The events of a published hand after these actions. */
function eventsOf(code: 'blackjack' | 'casino-holdem', nonce: number, actions: readonly string[]) {
  const game: HandGame<never> = houseGames[code] as HandGame<never>;
  const parsed = game.parseParams({});
  if (!parsed.ok) throw new Error('no bet');
  const played = actions.map((action) => ({ action, params: {} }));
  return game.run(parsed.params, played, vectorStream(nonce), 1_000n)
    .events as unknown as readonly WireEvent[];
}
const cards = (list: ReadonlyArray<{ card: number | null }>) => list.map(({ card }) => card);

describe('what lies on the felt', () => {
  it('is what the events have shown, and no card more', () => {
    const events = eventsOf('casino-holdem', 0, ['call']);
    const before = feltOf(events.slice(0, 9));
    expect(cards(before.hands[0]?.cards ?? [])).toEqual([40, 37]);
    expect(cards(before.board)).toEqual([5, 23, 21, null, null]);
    expect(cards(before.dealer)).toEqual([null, null]);
    const end = feltOf(events);
    expect(cards(end.board)).toEqual([5, 23, 21, 22, 3]);
    expect(cards(end.dealer)).toEqual([19, 12]);
    expect(end.added).toBe(2);
    // A card that was turned is the card that lay there.
    expect(end.dealer.map(({ id }) => id)).toEqual(before.dealer.map(({ id }) => id));
    expect(feltOf([])).toMatchObject({ dealer: [], hands: [{ cards: [] }] });
  });

  it('has a hand for each half of a split, with its stake and its result', () => {
    // Games two, 14: nonce 9: 8♦ 6♣ and 8♥ 2♥ 7♦ against 5♣ 6♠ 5♠ 9♠ (25).
    const felt = feltOf(eventsOf('blackjack', 9, ['split', 'stand', 'double']));
    expect(felt.hands.map((hand) => cards(hand.cards))).toEqual([
      [24, 19],
      [25, 1, 20],
    ]);
    expect(felt.hands.map(({ stakes }) => stakes)).toEqual([1, 2]);
    expect(felt.hands.map(({ result }) => result)).toEqual(['won', 'won']);
    expect(felt.hands[1]?.payout).toBe('40.00');
    expect(cards(felt.dealer)).toEqual([15, 18, 14, 30]);
  });

  it('says whose turn it is', () => {
    expect(feltOf(eventsOf('blackjack', 9, ['split'])).turn).toBe(0);
    expect(feltOf(eventsOf('blackjack', 9, ['split', 'stand'])).turn).toBe(1);
  });
});

it.each([
  ['10.00', 2, '20.00'],
  ['0.05', 1, '0.05'],
  ['100', 2, '200'],
])('%s times %i is %s', (base, stakes, text) => {
  expect(stakesOf(base, stakes)).toBe(text);
});
