import {
  openAt,
  openGate,
  passGate,
  type OfferedPrice,
  type PriceGate,
  type PricePolicy,
} from '@pavilion/sports';

/** The gate of a market with the message whose prices went in last. */
export interface KeptGate {
  seq: number;
  gate: PriceGate;
  /** What was told last was no price: the market is stopped until one is believed. */
  isWithheld?: boolean;
}

/** Prices on their way into the offer. */
interface Passing {
  prices: readonly OfferedPrice[];
  /** Of the message they are from. */
  seq: number;
  /** Of the last score or stop: after it prices may be anything. */
  excusedSeq: number;
}

/**
 * What a gate lets through now; null where nothing is to be offered. The same message never
 * confirms itself: it passes once, and later only by having waited. An open market keeps the prices
 * it has while others wait; a stopped one is not opened at them.
 */
export function throughGate(
  kept: KeptGate | undefined,
  { prices, seq, excusedSeq }: Passing,
  nowMs: number,
  policy: PricePolicy,
): { kept: KeptGate; offered: readonly OfferedPrice[] | null } {
  const before: KeptGate = kept ?? { seq: -1, gate: openGate };
  const isExcused = excusedSeq > before.seq;
  const { gate } =
    seq > before.seq
      ? passGate(before.gate, prices, { nowMs, isExcused }, policy)
      : openAt(before.gate, nowMs, policy);
  const isWithheld = before.isWithheld === true && gate.waiting !== null;
  return {
    kept: { seq: Math.max(seq, before.seq), gate, ...(isWithheld && { isWithheld }) },
    offered: isWithheld ? null : (gate.offered ?? prices),
  };
}

/** When the next waiting price may be offered by itself; null where none waits. */
export function nextRelease(
  gates: Readonly<Record<string, KeptGate>>,
  { waitMs }: PricePolicy,
): Date | null {
  const times = Object.values(gates).flatMap(({ gate: { waiting } }) =>
    waiting ? [waiting.sinceMs + waitMs] : [],
  );
  return times.length === 0 ? null : new Date(Math.min(...times));
}
