import type { CanonicalMessage } from './canonical-message.ts';

/** Nothing of a source for so long: its prices may be old (wire contract, 12). */
export const silentAfterMs = 15_000;

/** How a source is heard. */
export interface SourceHealth {
  /** Null before its first message. */
  readonly lastHeardMs: number | null;
  /** True from the moment it fell silent, or lost its subscription, until its next snapshot. */
  readonly isStopped: boolean;
  /** Prices open a market only when their number is above it: those after the last snapshot. */
  readonly opensAfterSeq: number;
}

export const unheardSource: SourceHealth = {
  lastHeardMs: null,
  isStopped: false,
  opensAfterSeq: 0,
};

/** The source at a moment: stopped once nothing was heard for 15 s. */
export function healthAt(health: SourceHealth, nowMs: number): SourceHealth {
  const { lastHeardMs, isStopped } = health;
  if (isStopped || lastHeardMs === null || nowMs - lastHeardMs < silentAfterMs) return health;
  return { ...health, isStopped: true };
}

/** The source after a message, heard at a moment. */
export function hear(health: SourceHealth, message: CanonicalMessage, nowMs: number): SourceHealth {
  const before = healthAt(health, nowMs);
  const heard = { ...before, lastHeardMs: Math.max(nowMs, before.lastHeardMs ?? nowMs) };
  if (message.kind === 'alive' && !message.isSubscribed) return { ...heard, isStopped: true };
  if (message.kind !== 'snapshot' || !before.isStopped) return heard;
  return { ...heard, isStopped: false, opensAfterSeq: message.seq };
}

/**
 * True when prices of the source may be offered: it is heard, and they were told after its last
 * snapshot.
 */
export function mayOpen({ isStopped, opensAfterSeq }: SourceHealth, oddsSeq: number): boolean {
  return !isStopped && oddsSeq > opensAfterSeq;
}
