import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionText, multiplierText, numbersFrom, type HandAction } from '../../engine/index.ts';
import { createRandomStream, type RandomStream } from '../../fairness/index.ts';
import { problemsOf, vectorStream } from '../../testing/streams.ts';
import { mines, minesMultiplierE4, minesMultipliers, minesRtp } from './mines.game.ts';

const cashOut: HandAction = { action: 'cash_out', params: {} };
const reveal = (tile: number): HandAction => ({ action: 'reveal', params: { tile } });
const five = { mines: 5 };
// Nonce 0 mines 19, 17, 2, 11, 9.
const run = (...actions: HandAction[]) => mines.run(five, actions, vectorStream(0));

describe('mines', () => {
  it.each([
    [0, [19, 17, 2, 11, 9]],
    [1, [14, 21, 6, 3, 17]],
    [2, [15, 8, 4, 16, 24]],
  ])('lays the published vectors: nonce %i mines %j', (nonce, laid) => {
    const lost = mines.run(five, [reveal(laid[0] ?? 0)], vectorStream(nonce));
    expect(lost.outcome).toEqual({ revealed: [laid[0]], mines: laid });
  });

  it.each([
    [1, 1, '1.0312'],
    [1, 5, '1.2375'],
    [3, 1, '1.125'],
    [3, 2, '1.2857'],
    [3, 3, '1.4785'],
    [3, 5, '1.9973'],
    [3, 10, '5.0043'],
    [5, 3, '1.9973'],
    [10, 5, '17.5153'],
    [24, 1, '24.75'],
    [12, 12, '396022.8461'],
  ])('%i mines, %i tiles pay %s', (count, revealed, text) => {
    expect(multiplierText(minesMultiplierE4(count, revealed))).toBe(text);
  });

  it('pays 99 % after any number of tiles, and never more', () => {
    for (const count of numbersFrom(1, 24)) {
      expect(minesMultipliers(count)).toHaveLength(25 - count);
      for (const revealed of numbersFrom(1, 25 - count)) {
        const { numerator, denominator } = minesRtp(count, revealed).rtp;
        expect(numerator * 100n).toBeLessThanOrEqual(denominator * 99n);
        // Rounding down takes less than a ten-thousandth of the multiplier.
        expect(numerator * 10_000n).toBeGreaterThan(denominator * 9_899n);
      }
    }
    expect(fractionText(minesRtp(3, 1).rtp)).toBe('0.99000000');
    expect(multiplierText(mines.maxMultiplierE4)).toBe('5148297.00');
  });

  it('goes from the deal over safe tiles to the cash-out', () => {
    expect(run()).toEqual({
      isSettled: false,
      allowed: ['reveal'],
      outcome: { revealed: [] },
      multiplierE4: 10_000n,
      events: [],
    });
    const open = run(reveal(0), reveal(24));
    expect(open.allowed).toEqual(['reveal', 'cash_out']);
    expect(open.multiplierE4).toBe(15_631n);
    expect(run(reveal(0), reveal(24), cashOut)).toEqual({
      isSettled: true,
      allowed: [],
      outcome: { revealed: [0, 24], mines: [19, 17, 2, 11, 9] },
      multiplierE4: 15_631n,
      events: [
        { type: 'revealed', tile: 0, is_mine: false, multiplier: '1.2375' },
        { type: 'revealed', tile: 24, is_mine: false, multiplier: '1.5631' },
        { type: 'cashed_out', multiplier: '1.5631' },
        { type: 'uncovered', mines: [19, 17, 2, 11, 9] },
      ],
    });
  });

  it('ends by itself on a mine, and when every safe tile is open', () => {
    expect(run(reveal(0), reveal(9))).toMatchObject({ isSettled: true, multiplierE4: 0n });
    const safe = numbersFrom(0, 25).filter((tile) => ![19, 17, 2, 11, 9].includes(tile));
    const all = run(...safe.map(reveal));
    expect(all).toMatchObject({ isSettled: true, allowed: [] });
    expect(all.multiplierE4).toBe(minesMultiplierE4(5, 20));
  });

  it.each<[string, HandAction[], string]>([
    ['cash-out before a tile', [cashOut], 'action notAllowed'],
    ['an unknown action', [{ action: 'peek', params: {} }], 'action invalidChoice'],
    ['no tile', [{ action: 'reveal', params: {} }], 'tile required'],
    ['a tile as text', [{ action: 'reveal', params: { tile: '3' } }], 'tile invalidType'],
    ['a tile off the board', [reveal(25)], 'tile aboveMaximum'],
    ['a tile below the board', [reveal(-1)], 'tile belowMinimum'],
    ['an open tile', [reveal(0), reveal(0)], 'tile duplicate'],
    ['a tile of a settled hand', [reveal(19), reveal(0)], 'action handFinished'],
    ['a second cash-out', [reveal(0), cashOut, cashOut], 'action handFinished'],
  ])('refuses %s and changes nothing', (_, actions, refused) => {
    const { refusal, ...state } = run(...actions);
    expect(`${refusal?.path} ${refusal?.code}`).toBe(refused);
    expect(state).toEqual(run(...actions.slice(0, -1)));
  });

  it('throws when an action that was accepted is refused in the middle', () => {
    expect(() => run(reveal(0), reveal(0), cashOut)).toThrow('duplicate');
  });

  it('is finished by cashing out, or gives the stake back when nothing was opened', () => {
    expect(mines.finishBy(run())).toBeNull();
    expect(mines.finishBy(run(reveal(0)))).toEqual(cashOut);
  });

  it('an open hand says nothing of its mines: two boards that both held so far look the same', () => {
    const streamOfSeed = (seed: string): RandomStream =>
      createRandomStream({ serverSeed: seed, clientSeed: 'hidden', nonce: 0 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 6 }),
        fc.string(),
        fc.string(),
        (count, tiles, one, other) => {
          const states = [one, other].map((seed) =>
            mines.run({ mines: count }, [], streamOfSeed(seed)),
          );
          expect(states[0]).toEqual(states[1]);
          const played = [one, other].map((seed) => {
            const actions: HandAction[] = [];
            for (const tile of tiles) {
              const next = [...actions, reveal(tile)];
              if (mines.run({ mines: count }, next, streamOfSeed(seed)).isSettled) return null;
              actions.push(reveal(tile));
            }
            return mines.run({ mines: count }, actions, streamOfSeed(seed));
          });
          if (played[0] && played[1]) expect(played[0]).toEqual(played[1]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    [{}, ['mines required']],
    [{ mines: 0 }, ['mines belowMinimum']],
    [{ mines: 25 }, ['mines aboveMaximum']],
    [{ mines: '3' }, ['mines invalidType']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(mines.parseParams(raw))).toEqual(problems);
  });
});
