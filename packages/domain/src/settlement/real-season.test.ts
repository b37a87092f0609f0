/**
 * Proof on a real season: every selection of the three markets of every match is settled and paid
 * by the product and by a second calculation, written here from the columns of the file alone and
 * in another way (half stakes on two lines instead of quarters, the result letter instead of
 * goals). Both must agree to the cent.
 */
import { describe, expect, it } from 'vitest';
import { footballSample, hasFootballSamples, withSamples } from '../../testing/football-samples.ts';
import { parseFootballDataCsv, type FootballDataMatch } from '../fixtures/index.ts';
import type { MarketSelection } from '../markets/index.ts';
import { payoutMinor, settleSelection } from './index.ts';

const now = new Date('2026-11-28T12:00:00.000Z');

type Cells = Record<string, string>;

function rawMatches(text: string): Cells[] {
  const [header = '', ...body] = text.replace('\uFEFF', '').trim().split('\r\n');
  const names = header.split(',');
  return body.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
  );
}

/** Everything in ten-thousandths of a cent, so that halves of cents stay whole. */
const price = (text = ''): number => Math.round(Number(text) * 1000);
const roundToCents = (tenThousandths: number): number =>
  Math.floor((tenThousandths + 5000) / 10_000);

function payHalfStakes(stakeCents: number, odds: number, leads: number[]): number {
  const half = stakeCents / 2;
  const back = leads.map((lead) => (lead > 0 ? half * odds * 10 : lead === 0 ? half * 10_000 : 0));
  return roundToCents(back.reduce((sum, part) => sum + part, 0));
}

/** The two lines a stake is split over: the same one twice for whole and half lines. */
const halves = (line: number): number[] =>
  (line * 4) % 2 === 0 ? [line, line] : [line - 0.25, line + 0.25];

function expectedPayouts(cells: Cells, stakeCents: number): Record<string, number> {
  const home = Number(cells['FTHG']);
  const away = Number(cells['FTAG']);
  const line = Number(cells['AHh']);
  const win = (letter: string, column: string): number =>
    cells['FTR'] === letter ? roundToCents(stakeCents * price(cells[column]) * 10) : 0;
  return {
    'home win': win('H', 'AvgH'),
    draw: win('D', 'AvgD'),
    'away win': win('A', 'AvgA'),
    over: home + away > 2.5 ? roundToCents(stakeCents * price(cells['Avg>2.5']) * 10) : 0,
    under: home + away < 2.5 ? roundToCents(stakeCents * price(cells['Avg<2.5']) * 10) : 0,
    'home handicap': payHalfStakes(
      stakeCents,
      price(cells['AvgAHH']),
      halves(line).map((part) => home + part - away),
    ),
    'away handicap': payHalfStakes(
      stakeCents,
      price(cells['AvgAHA']),
      halves(-line).map((part) => away + part - home),
    ),
  };
}

function productPayouts(
  { score, odds }: FootballDataMatch,
  stakeMinor: bigint,
): Record<string, number> {
  const { matchResult, total, asianHandicap } = odds;
  if (!score || !matchResult || !total || !asianHandicap) throw new Error('an incomplete match');
  const pay = (selection: MarketSelection, oddsMilli: number): number =>
    Number(payoutMinor(stakeMinor, oddsMilli, settleSelection({ ...selection, ...score })));
  const result = { kind: '1x2', lineQuarters: null } as const;
  const goals = { kind: 'total', lineQuarters: total.lineQuarters } as const;
  const handicap = { kind: 'asian-handicap', lineQuarters: asianHandicap.lineQuarters } as const;
  return {
    'home win': pay({ ...result, outcome: 'home' }, matchResult.homeMilli),
    draw: pay({ ...result, outcome: 'draw' }, matchResult.drawMilli),
    'away win': pay({ ...result, outcome: 'away' }, matchResult.awayMilli),
    over: pay({ ...goals, outcome: 'over' }, total.overMilli),
    under: pay({ ...goals, outcome: 'under' }, total.underMilli),
    'home handicap': pay({ ...handicap, outcome: 'home' }, asianHandicap.homeMilli),
    'away handicap': pay({ ...handicap, outcome: 'away' }, asianHandicap.awayMilli),
  };
}

describe.runIf(hasFootballSamples)(withSamples('a season of the Bundesliga'), () => {
  const text = hasFootballSamples ? footballSample('D1-2025-26-odds.csv') : '';
  const raw = rawMatches(text);
  const { rows } = parseFootballDataCsv(text, { now });

  it.each([100n, 1n, 3333n, 1_000_000n])(
    'a stake of %s cents on each of the 1890 selections',
    (stakeMinor) => {
      const expected = raw.map((cells) => expectedPayouts(cells, Number(stakeMinor)));
      expect(rows.map((row) => productPayouts(row, stakeMinor))).toEqual(expected);
      expect(expected).toHaveLength(270);
    },
  );

  it('meets every kind of result on its way', () => {
    const seen = new Set(
      rows.flatMap(({ score, odds }) => {
        if (!score || !odds.asianHandicap) return [];
        const { lineQuarters } = odds.asianHandicap;
        return [
          settleSelection({ kind: 'asian-handicap', outcome: 'home', lineQuarters, ...score }),
        ];
      }),
    );
    expect([...seen].sort()).toEqual(['half-lost', 'half-won', 'lost', 'void', 'won']);
  });

  it('leaves the house its margin over the season', () => {
    const paid = rows.flatMap((row) => Object.values(productPayouts(row, 100n)));
    const share = paid.reduce((sum, cents) => sum + cents, 0) / (paid.length * 100);
    expect(share).toBeGreaterThan(0.88);
    expect(share).toBeLessThan(1);
  });
});
