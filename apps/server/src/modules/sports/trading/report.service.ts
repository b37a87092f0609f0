import { marketType, overroundOf, sports, type MarketGroup, type Sport } from '@pavilion/sports';
import type { Overround } from '../sportsbook/index.ts';
import type { SettledSum } from './report.store.ts';

/** A line of a report; amounts in minor units. */
export interface ReportLine {
  sport: string;
  /** Null: all kinds of the sport. */
  kind: string | null;
  bets: number;
  turnoverMinor: bigint;
  payoutMinor: bigint;
  /** What the margins on offer would have held. */
  expectedMinor: bigint;
}

type House = Exclude<Overround, number>;

/** By sport and kind, or by sport alone; the largest turnover first. */
export function reportLines(
  sums: readonly SettledSum[],
  house: House,
  by: 'kind' | 'sport',
): ReportLine[] {
  const lines = new Map<string, ReportLine>();
  for (const sum of sums) {
    const kind = by === 'kind' ? sum.kind : null;
    const key = `${sum.sport}:${kind}`;
    const one = { ...sum, kind, expectedMinor: expectedMinor(sum, house) };
    const known = lines.get(key);
    lines.set(key, known ? added(known, one) : lineOf(one));
  }
  return [...lines.values()].toSorted((a, b) => Number(b.turnoverMinor - a.turnoverMinor));
}

/** All lines in one. */
export const totalOf = (lines: readonly ReportLine[]): ReportLine =>
  lines.reduce(added, {
    ...{ sport: '', kind: null, bets: 0, turnoverMinor: 0n, payoutMinor: 0n },
    expectedMinor: 0n,
  });

const lineOf = ({ sport, kind, bets, turnoverMinor, payoutMinor, expectedMinor }: ReportLine) => ({
  ...{ sport, kind, bets, turnoverMinor, payoutMinor, expectedMinor },
});

const added = (line: ReportLine, more: ReportLine): ReportLine => ({
  ...line,
  bets: line.bets + more.bets,
  turnoverMinor: line.turnoverMinor + more.turnoverMinor,
  payoutMinor: line.payoutMinor + more.payoutMinor,
  expectedMinor: line.expectedMinor + more.expectedMinor,
});

/**
 * Of a market that adds up to R the house keeps 1 − 1/R of the turnover; of a bet of several legs,
 * each of a main kind of its sport, 1 − 1/R to the power of their number.
 */
function expectedMinor(sum: SettledSum, house: House): bigint {
  const { sport, kind, league, legCount, turnoverMinor } = sum;
  const ofSport = sports.find((one) => one === sport) ?? null;
  const group = groupOf(ofSport, legCount > 1 ? null : kind);
  const place = { sport: ofSport ?? 'football', kind: legCount > 1 ? '' : kind, group, league };
  const rate = overroundOf(house.margins, place, house.house) ** legCount;
  const keptPpm = BigInt(Math.round((1 - 1 / rate) * 1_000_000));
  return (turnoverMinor * keptPpm) / 1_000_000n;
}

const groupOf = (sport: Sport | null, kind: string | null): MarketGroup =>
  (sport && kind ? marketType(sport, kind)?.group : null) ?? 'main';
