import { describe, expect, it } from 'vitest';
import { fraction, multiplierText, numbersFrom } from '../../engine/index.ts';
import { drawing, problemsOf, vectorStream } from '../../testing/streams.ts';
import { plinko, plinkoRtp } from './plinko.game.ts';
import { plinkoPockets, plinkoRisks } from './plinko-tables.ts';

describe('plinko', () => {
  it.each([
    [0, 'RRLLLLLLLRRLRLRR', 7],
    [1, 'RRLLRLRLRRLLLRLR', 8],
    [2, 'RLLRRLLRRRRLLRLR', 9],
  ])('falls along the published vectors: nonce %i is %s', (nonce, letters, pocket) => {
    const { outcome } = plinko.play({ rows: 16, risk: 'low' }, vectorStream(nonce));
    expect(outcome.path.map((step) => (step === 1 ? 'R' : 'L')).join('')).toBe(letters);
    expect(outcome.pocket).toBe(pocket);
  });

  it.each([
    [8, 'low', '5.60 2.10 1.10 1.00 0.50 1.00 1.10 2.10 5.60'],
    [9, 'high', '43.00 7.00 2.00 0.60 0.20 0.20 0.60 2.00 7.00 43.00'],
  ] as const)('%i rows, %s, pay %s', (rows, risk, pockets) => {
    expect(plinkoPockets(rows, risk).map(multiplierText).join(' ')).toBe(pockets);
  });

  it('returns exactly what all paths of a board pay, between 98.90 % and 99.17 %', () => {
    for (const risk of plinkoRisks)
      for (const rows of numbersFrom(8, 9)) {
        const pockets = plinkoPockets(rows, risk);
        expect(pockets).toHaveLength(rows + 1);
        let paid = 0n;
        for (let path = 0; path < 2 ** rows; path += 1)
          paid += pockets[path.toString(2).replaceAll('0', '').length] ?? 0n;
        const rtp = fraction(paid, 10_000n * 2n ** BigInt(rows));
        expect(plinkoRtp({ rows, risk })).toEqual(rtp);
        expect(Number(paid) / 10_000 / 2 ** rows).toBeGreaterThan(0.989);
        expect(Number(paid) / 10_000 / 2 ** rows).toBeLessThan(0.9917);
      }
  });

  it('pays the pocket and tells the path to it', () => {
    const right = Array.from({ length: 8 }, () => [2, 1] as const);
    expect(plinko.play({ rows: 8, risk: 'high' }, drawing(...right))).toEqual({
      outcome: { path: [1, 1, 1, 1, 1, 1, 1, 1], pocket: 8 },
      multiplierE4: 290_000n,
      events: [
        { type: 'dropped', path: [1, 1, 1, 1, 1, 1, 1, 1] },
        { type: 'landed', pocket: 8, multiplier: '29.00' },
      ],
    });
  });

  it.each([
    [{}, ['rows required', 'risk required']],
    [{ rows: 7, risk: 'low' }, ['rows belowMinimum']],
    [{ rows: 17, risk: 'low' }, ['rows aboveMaximum']],
    [{ rows: '8', risk: 'extreme' }, ['rows invalidType', 'risk invalidChoice']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(plinko.parseParams(raw))).toEqual(problems);
  });
});
