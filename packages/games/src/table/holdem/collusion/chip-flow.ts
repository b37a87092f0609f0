import type { HandRecord } from '../hand-record.ts';

/** What went from one player to another over hands, in minor units, and how one-sided that is. */
export interface ChipFlow {
  from: string;
  to: string;
  lostMinor: bigint;
  /** What came the other way. */
  wonBackMinor: bigint;
  /** Hands in which anything went from the one to the other. */
  hands: number;
}

/**
 * Where chips go: each loser's loss is counted to the winners of the hand by what they won, rounded
 * down. Pairs that lose more than they win back, the largest difference first. A measure for the
 * operator, no proof: a weak player loses to a strong one too.
 */
export function chipFlows(records: readonly HandRecord[]): readonly ChipFlow[] {
  const flows = new Map<string, { from: string; to: string; lostMinor: bigint; hands: number }>();
  for (const { seats } of records) {
    const winners = seats.filter(({ netMinor }) => netMinor > 0n);
    const won = winners.reduce((sum, { netMinor }) => sum + netMinor, 0n);
    for (const { playerId: from, netMinor } of seats) {
      if (netMinor >= 0n) continue;
      for (const { playerId: to, netMinor: gain } of winners) {
        const flow = flows.get(`${from} ${to}`) ?? { from, to, lostMinor: 0n, hands: 0 };
        flow.lostMinor += (-netMinor * gain) / won;
        flow.hands += 1;
        flows.set(`${from} ${to}`, flow);
      }
    }
  }
  return [...flows.values()]
    .map((flow) => ({
      ...flow,
      wonBackMinor: flows.get(`${flow.to} ${flow.from}`)?.lostMinor ?? 0n,
    }))
    .filter(({ lostMinor, wonBackMinor }) => lostMinor > wonBackMinor)
    .toSorted((a, b) => Number(b.lostMinor - b.wonBackMinor - (a.lostMinor - a.wonBackMinor)));
}
