import { describe, expect, it } from 'vitest';
import { fraction, multiplierText, numbersFrom, type HandAction } from '../../engine/index.ts';
import { drawing, vectorStream } from '../../testing/streams.ts';
import {
  chainMultiplierE4,
  hiLo,
  hiLoMaxMultiplierE4,
  hiLoMaxSkips,
  hiLoRtp,
} from './hi-lo.game.ts';
import { factorOf, guesses, isOffered, rankOf, suitOf } from './hi-lo-odds.ts';

const act = (action: string): HandAction => ({ action, params: {} });
const run = (cards: readonly number[], ...actions: string[]) =>
  hiLo.run({}, actions.map(act), drawing(...cards.map((card) => [52, card] as const)));
/** A card of a rank, 1 (two) to 13 (ace), in diamonds. */
const ofRank = (rank: number): number => (rank - 1) * 4;

describe('hi-lo', () => {
  it.each([
    [40, 11, 'diamonds'],
    [38, 10, 'spades'],
    [5, 2, 'hearts'],
    [23, 6, 'clubs'],
    [51, 13, 'clubs'],
    [0, 1, 'diamonds'],
  ])('card %i has rank %i of %s', (card, rank, suit) => {
    expect([rankOf(card), suitOf(card)]).toEqual([rank, suit]);
  });

  it.each([
    [0, [40, 38, 5, 23, 21, 20]],
    [1, [30, 43, 14, 9, 36, 11]],
    [2, [33, 17, 10, 32, 50, 11]],
  ])('deals the published vectors: nonce %i', (nonce, cards) => {
    const skips = numbersFrom(0, 5).map(() => act('skip'));
    expect(hiLo.run({}, skips, vectorStream(nonce)).outcome.cards).toEqual(cards);
  });

  it.each([
    ['higher', 7, '1.8385'],
    ['lower', 7, '1.8385'],
    ['lower', 1, '12.87'],
    ['higher', 13, '12.87'],
    ['higher', 2, '1.0725'],
    ['lower', 2, '6.435'],
  ] as const)('%s on rank %i pays %s', (guess, rank, text) => {
    expect(multiplierText(chainMultiplierE4(factorOf(guess, rank)))).toBe(text);
  });

  it('returns exactly what every next rank pays, at most 99 %', () => {
    for (const guess of guesses)
      for (const rank of numbersFrom(1, 13).filter((each) => isOffered(guess, each))) {
        const paid = numbersFrom(1, 13)
          .map((next) => run([ofRank(rank), ofRank(next)], guess).multiplierE4)
          .reduce((sum, pay) => sum + pay);
        expect(hiLoRtp(guess, rank).rtp).toEqual(fraction(paid, 130_000n));
        expect(paid * 100n).toBeLessThanOrEqual(13n * 990_000n);
      }
  });

  it('multiplies along the chain and rounds once, at its end', () => {
    // 7 higher, 8 lower, then 7 again: (0.99 · 13/7)² = 3.3803…; rounded at each step it would be
    // 3.3800.
    const state = run([ofRank(7), ofRank(7), ofRank(7)], 'higher', 'lower');
    expect(state.multiplierE4).toBe(33_803n);
    expect(state.allowed).toEqual(['higher', 'lower', 'skip', 'cash_out']);
    expect(run([ofRank(7), ofRank(7), ofRank(7)], 'higher', 'lower', 'cash_out')).toMatchObject({
      isSettled: true,
      allowed: [],
      multiplierE4: 33_803n,
      outcome: { cards: [24, 24, 24], taken: ['higher', 'lower', 'cash_out'] },
    });
  });

  it.each([
    ['higher', 5, 5, true],
    ['lower', 5, 5, true],
    ['higher', 5, 4, false],
    ['lower', 5, 6, false],
    ['higher', 5, 13, true],
    ['lower', 5, 1, true],
  ])('%s on rank %i, then %i: right is %s', (guess, rank, next, isRight) => {
    const state = run([ofRank(rank), ofRank(next)], guess);
    expect(state.isSettled).toBe(!isRight);
    expect(state.multiplierE4 > 0n).toBe(isRight);
  });

  it('a skip takes the next card and changes nothing else', () => {
    const state = run([ofRank(5), ofRank(9), ofRank(10)], 'skip', 'higher');
    expect(state.events).toEqual([
      { type: 'dealt', card: 16 },
      { type: 'skipped', card: 32 },
      { type: 'guessed', guess: 'higher', card: 36, is_win: true, multiplier: '2.574' },
    ]);
  });

  it('shows as many cards as were turned, and no more', () => {
    for (const skips of numbersFrom(0, 5)) {
      const state = hiLo.run(
        {},
        numbersFrom(0, skips).map(() => act('skip')),
        vectorStream(0),
      );
      expect(state.outcome.cards).toHaveLength(skips + 1);
    }
  });

  it('pays a million at most and ends there', () => {
    // The lowest guess that is offered on a two wins with a two: 12.87 each; six of them are beyond
    // a million.
    const twos = numbersFrom(0, 7).map(() => ofRank(1));
    const lowers = numbersFrom(0, 6).map(() => 'lower');
    expect(run(twos.slice(0, 6), ...lowers.slice(0, 5))).toMatchObject({ isSettled: false });
    const state = run(twos, ...lowers);
    expect(state).toMatchObject({ isSettled: true, multiplierE4: hiLoMaxMultiplierE4 });
  });

  it.each([
    ['cash-out before a guess', [5], ['cash_out'], 'notAllowed'],
    ['cash-out after skips alone', [5, 6], ['skip', 'cash_out'], 'notAllowed'],
    ['higher on a two, which cannot fail', [1], ['higher'], 'notAllowed'],
    ['lower on an ace, which cannot fail', [13], ['lower'], 'notAllowed'],
    ['an unknown action', [5], ['same'], 'invalidChoice'],
    ['a guess after a wrong one', [5, 4], ['higher', 'lower'], 'handFinished'],
    [
      'one skip too many',
      numbersFrom(0, hiLoMaxSkips + 1).map(() => 5),
      numbersFrom(0, hiLoMaxSkips + 1).map(() => 'skip'),
      'notAllowed',
    ],
  ])('refuses %s and changes nothing', (_, ranks, actions, code) => {
    const { refusal, ...state } = run(ranks.map(ofRank), ...actions);
    expect(refusal).toEqual({ path: 'action', code });
    expect(state).toEqual(run(ranks.map(ofRank), ...actions.slice(0, -1)));
  });

  it('is finished by cashing out, or gives the stake back when nothing was guessed', () => {
    expect(hiLo.finishBy(run([20]))).toBeNull();
    expect(hiLo.finishBy(run([20, 20], 'skip'))).toBeNull();
    expect(hiLo.finishBy(run([20, 20], 'higher'))).toEqual(act('cash_out'));
  });
});
