import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import type { JsonObject, TableFlags } from '../engine/index.ts';
import { fromHex, streamOf, toHex } from '../fairness/index.ts';
import { randomTableBets } from '../testing/random-table-bets.ts';
import { verifySecondTable } from '../testing/second-tables.ts';
import { asNumber, hashOfWords, meanDeviations, seededWords } from '../testing/statistics.ts';
import { houseRoundStream, shoeOf, tableGameCodes, tableGames } from './index.ts';

function betOf(code: keyof typeof tableGames, params: JsonObject): JsonObject {
  const parsed = tableGames[code].parseBet(params);
  if (!parsed.ok) throw new Error(`${code}: ${JSON.stringify(parsed.problems)}`);
  return parsed.params as JsonObject;
}

describe('games of shared tables', () => {
  it('stand under their own codes', () => {
    for (const code of tableGameCodes) expect(tableGames[code].code).toBe(code);
    expect(new Set(Object.values(tableGames).map(({ name }) => name)).size).toBe(
      tableGameCodes.length,
    );
  });

  it('come in shoes of 72 rounds', () => {
    expect([1, 72, 73, 144, 145].map(shoeOf)).toEqual([1, 1, 2, 2, 3]);
  });

  it.each(tableGameCodes)(
    '%s lists bets that it takes, with returns from 82 to 99 hundredths',
    (code) => {
      const game = tableGames[code];
      for (const { kind, params, multiplierE4, rtp } of game.bets()) {
        expect(game.parseBet(params)).toEqual({ ok: true, params });
        expect(params.kind).toBe(kind);
        expect(game.topMultiplierE4(params)).toBe(multiplierE4);
        expect(multiplierE4).toBeLessThanOrEqual(game.maxMultiplierE4);
        expect(asNumber(rtp)).toBeGreaterThan(0.82);
        expect(asNumber(rtp)).toBeLessThan(0.991);
      }
      expect(game.bets().some((row) => row.multiplierE4 === game.maxMultiplierE4)).toBe(true);
    },
  );

  it.each(tableGameCodes)('%s refuses what is no bet', (code) => {
    for (const params of ['text', {}, { kind: 'none' }, { kind: 7 }, [], null])
      expect(tableGames[code].parseBet(params).ok).toBe(false);
  });

  it.each(tableGameCodes)('%s agrees with the second verifier on 400 random rounds', (code) => {
    const game = tableGames[code];
    const random = createSeededRandom(`tables ${code}`);
    const words = seededWords(`links ${code}`);
    for (let index = 1; index <= 400; index += 1) {
      const hash = toHex(hashOfWords(words));
      const salt = toHex(hashOfWords(words));
      const params = randomTableBets[code](random);
      const flags: TableFlags = { laPartage: index % 2 === 0 };
      const outcome = game.outcomeOf(houseRoundStream({ link: fromHex(hash), salt, index }));
      const multiplierE4 = game.multiplierE4(betOf(code, params), outcome, flags);
      const round = { hash, salt, index, params, laPartage: flags.laPartage };
      expect({ params, outcome, multiplierE4 }).toEqual({
        params,
        ...verifySecondTable(code, round),
      });
      expect(multiplierE4).toBeLessThanOrEqual(game.topMultiplierE4(betOf(code, params)));
      expect(game.dealingMs(outcome)).toBeGreaterThan(0);
      expect(game.roadMark(outcome)).toMatch(/^\S+$/);
      expect(game.countsOf(outcome).every((word) => /^\S+$/.test(word))).toBe(true);
      expect(game.countsOf(outcome).length).toBeGreaterThan(0);
    }
  });

  it.each(tableGameCodes)('%s knows the most that a layout can pay', (code) => {
    const game = tableGames[code];
    const random = createSeededRandom(`layouts ${code}`);
    const stream = streamOf(seededWords(`layouts of ${code}`));
    const drawn = Array.from({ length: 300 }, () => game.outcomeOf(stream));
    for (let round = 0; round < 60; round += 1) {
      const layout = [1, 2, 3, 4, 5].map(() => betOf(code, randomTableBets[code](random)));
      const paid = (outcome: JsonObject): bigint =>
        layout.reduce((sum, bet) => sum + game.multiplierE4(bet, outcome), 0n);
      const summed = layout.reduce((sum, bet) => sum + game.topMultiplierE4(bet), 0n);
      const top = game.outcomes?.map(paid).reduce((a, b) => (b > a ? b : a)) ?? summed;
      expect(top).toBeLessThanOrEqual(summed);
      for (const outcome of drawn) expect(paid(outcome)).toBeLessThanOrEqual(top);
    }
    for (const { params, multiplierE4 } of game.bets())
      expect(game.outcomes?.some((o) => game.multiplierE4(params, o) === multiplierE4)).not.toBe(
        false,
      );
  });

  it.each(tableGameCodes)('%s comes to its exact returns over many rounds', (code) => {
    const game = tableGames[code];
    const stream = streamOf(seededWords(`monte carlo of ${code}`));
    const outcomes = Array.from({ length: 20_000 }, () => game.outcomeOf(stream));
    // What pays more than ten stakes or comes in fewer than one in fifty rounds cannot be judged by
    // so few.
    const isOften = (params: JsonObject): boolean =>
      outcomes.filter((outcome) => game.multiplierE4(params, outcome) > 0n).length >
      outcomes.length / 50;
    const isEven = (params: JsonObject): boolean =>
      code === 'fortune-wheel' || game.topMultiplierE4(params) <= 100_000n;
    const judged = game.bets().filter(({ params }) => isOften(params) && isEven(params));
    for (const { params, rtp } of judged) {
      const paid = outcomes.map((outcome) => Number(game.multiplierE4(params, outcome)) / 1e4);
      expect(meanDeviations(paid, asNumber(rtp))).toBeLessThan(4);
      // What is measured can be told from a return that is a quarter off.
      expect(meanDeviations(paid, asNumber(rtp) - 0.25)).toBeGreaterThan(4);
    }
    expect(judged.length).toBeGreaterThan(0);
  });
});
