import { describe, expect, it } from 'vitest';
import { fraction, multiplierText, numbersFrom, type JsonObject } from '../../engine/index.ts';
import { vectorRound } from '../../testing/live-vectors.ts';
import { problemsOf } from '../../testing/streams.ts';
import type { TableFlags } from '../table-game.ts';
import { callBetNames, callBets, neighbourBets } from './call-bets.ts';
import { colourOf, layoutBets, numberKinds, rouletteWheel } from './roulette-layout.ts';
import { roulette } from './roulette.game.ts';

function betOf(params: JsonObject) {
  const parsed = roulette.parseBet(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.params;
}
const outcome = (number: number) => ({ number, colour: colourOf(number) });
const pays = (params: JsonObject, number: number, flags?: TableFlags): string =>
  multiplierText(roulette.multiplierE4(betOf(params), outcome(number), flags));

describe('roulette', () => {
  it.each([
    [1, 30, 'red'],
    [2, 26, 'black'],
    [3, 31, 'black'],
  ] as const)('round %i of the published chain falls on %i %s', (index, number, colour) => {
    const drawn = roulette.outcomeOf(vectorRound(index));
    expect(drawn).toEqual({ number, colour });
    expect(roulette.roadMark(drawn)).toBe(String(number));
  });

  it('has 37 straights, 60 splits, 14 streets, 23 corners and 11 six-lines, each once', () => {
    expect(numberKinds.map((kind) => layoutBets[kind].length)).toEqual([37, 60, 14, 23, 11]);
    for (const kind of numberKinds)
      expect(new Set(layoutBets[kind].map(String)).size).toBe(layoutBets[kind].length);
  });

  it.each([
    [{ kind: 'straight', numbers: [17] }, 17, '36.00'],
    [{ kind: 'straight', numbers: [17] }, 18, '0.00'],
    [{ kind: 'split', numbers: [3, 0] }, 0, '18.00'],
    [{ kind: 'split', numbers: [36, 33] }, 36, '18.00'],
    [{ kind: 'street', numbers: [2, 0, 1] }, 2, '12.00'],
    [{ kind: 'corner', numbers: [3, 1, 2, 0] }, 0, '9.00'],
    [{ kind: 'six_line', numbers: [31, 32, 33, 34, 35, 36] }, 33, '6.00'],
    [{ kind: 'dozen', index: 2 }, 24, '3.00'],
    [{ kind: 'dozen', index: 3 }, 24, '0.00'],
    [{ kind: 'column', index: 3 }, 36, '3.00'],
    [{ kind: 'column', index: 1 }, 34, '3.00'],
    [{ kind: 'red' }, 20, '0.00'],
    [{ kind: 'red' }, 19, '2.00'],
    [{ kind: 'even' }, 0, '0.00'],
    [{ kind: 'low' }, 18, '2.00'],
    [{ kind: 'high' }, 19, '2.00'],
  ] as const)('%j on %i pays %s', (params, number, text) => {
    expect(pays(params, number)).toBe(text);
  });

  it('gives half an even chance back on zero where the table says so, nothing else', () => {
    const flags = { laPartage: true };
    expect(pays({ kind: 'black' }, 0, flags)).toBe('0.50');
    expect(pays({ kind: 'black' }, 1, flags)).toBe('0.00');
    expect(pays({ kind: 'dozen', index: 1 }, 0, flags)).toBe('0.00');
    expect(pays({ kind: 'straight', numbers: [1] }, 0, flags)).toBe('0.00');
  });

  it('returns 36 of 37 on every bet of the layout, 73 of 74 on even chances with la partage', () => {
    for (const kind of numberKinds)
      for (const numbers of layoutBets[kind]) {
        const paid = numbersFrom(0, 37).map((number) =>
          roulette.multiplierE4({ kind, numbers }, outcome(number)),
        );
        expect(paid.reduce((sum, pay) => sum + pay, 0n)).toBe(360_000n);
      }
    for (const { rtp } of roulette.bets()) expect(rtp).toEqual(fraction(36n, 37n));
    const divided = roulette.bets({ laPartage: true });
    expect(divided.map(({ rtp }) => rtp.denominator)).toEqual([
      ...Array.from({ length: 7 }, () => 37n),
      ...Array.from({ length: 6 }, () => 74n),
    ]);
    expect(divided.at(-1)?.rtp).toEqual(fraction(73n, 74n));
  });

  it.each([
    [{}, 'kind required'],
    [{ kind: 'basket' }, 'kind invalidChoice'],
    [{ kind: 'straight' }, 'numbers required'],
    [{ kind: 'straight', numbers: 5 }, 'numbers invalidType'],
    [{ kind: 'straight', numbers: [37] }, 'numbers invalidChoice'],
    [{ kind: 'split', numbers: [3, 4] }, 'numbers invalidChoice'],
    [{ kind: 'split', numbers: [5, 5] }, 'numbers invalidChoice'],
    [{ kind: 'split', numbers: [1, 2, 3] }, 'numbers invalidChoice'],
    [{ kind: 'corner', numbers: [3, 4, 6, 7] }, 'numbers invalidChoice'],
    [{ kind: 'dozen' }, 'index required'],
    [{ kind: 'column', index: 4 }, 'index invalidChoice'],
  ])('refuses %j: %s', (params, problem) => {
    expect(problemsOf(roulette.parseBet(params))).toEqual([problem]);
  });

  it('reads numbers in any order as the same bet', () => {
    expect(betOf({ kind: 'corner', numbers: [5, 1, 4, 2] })).toEqual(
      betOf({ kind: 'corner', numbers: [1, 2, 4, 5] }),
    );
  });
});

describe('call bets', () => {
  it('take 9, 6, 5 and 4 chips, each on a place of the layout', () => {
    const chips = callBetNames.map((name) =>
      callBets[name].reduce((sum, bet) => sum + bet.chips, 0),
    );
    expect(chips).toEqual([9, 6, 5, 4]);
    for (const { kind, numbers } of Object.values(callBets).flat())
      expect(roulette.parseBet({ kind, numbers })).toMatchObject({ ok: true });
  });

  it('cover the whole wheel once: neighbours of zero, thirds and orphans', () => {
    const { voisins, tiers, orphelins } = callBets;
    const covered = [voisins, tiers, orphelins].map(
      (called) => new Set(called.flatMap(({ numbers }) => numbers)),
    );
    expect(covered.map((numbers) => numbers.size)).toEqual([17, 12, 8]);
    expect(new Set(covered.flatMap((numbers) => [...numbers])).size).toBe(37);
    // An arc of the wheel: from 22 clockwise to 25.
    const arc = [...rouletteWheel.slice(28), ...rouletteWheel.slice(0, 8)];
    expect([...(covered[0] ?? [])].toSorted((a, b) => a - b)).toEqual(
      arc.toSorted((a, b) => a - b),
    );
  });

  it('lay neighbours by the wheel, over its end too', () => {
    const numbers = neighbourBets(26, 2).map((bet) => bet.numbers[0]);
    expect(numbers).toEqual([35, 3, 26, 0, 32]);
    expect(new Set(rouletteWheel).size).toBe(37);
  });
});
