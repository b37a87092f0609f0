import { keyedStream } from '@pavilion/domain/fair-stream';
import { shareOf } from '../prize.ts';

/** Sums of a pot's round, minor units. */
export interface PotRound {
  openingMinor: bigint;
  /** What the round before left. */
  carriedMinor: bigint;
  /** Part of the stakes that fills the pot. */
  shareBp: number;
}

/** What the pot holds after stakes of so much: rounded once per round. */
export const contentMinor = (round: PotRound, stakedMinor: bigint): bigint =>
  round.openingMinor + round.carriedMinor + shareOf(stakedMinor, round.shareBp);

/** The content at which a pot with a ceiling falls, fixed when its round opens (wire 12). */
export function triggerMinor(
  { openingMinor, carriedMinor }: PotRound,
  ceilingMinor: bigint,
  seed: { seed: string; roundId: string },
): bigint {
  const room = ceilingMinor - openingMinor - carriedMinor;
  const stream = keyedStream(seed.seed, `jackpot:${seed.roundId}`);
  return openingMinor + carriedMinor + 1n + stream.drawWide(room);
}

/**
 * What the winner of a pot with a ceiling gets, what is above it, and what the next round begins
 * with.
 */
export function fallOf(
  {
    contentMinor: content,
    ceilingMinor,
    nextOpeningMinor,
  }: {
    contentMinor: bigint;
    ceilingMinor: bigint;
    nextOpeningMinor: bigint;
  },
  overflowBeforeMinor: bigint,
): { amountMinor: bigint; carriedMinor: bigint; overflowMinor: bigint } {
  const amountMinor = content < ceilingMinor ? content : ceilingMinor;
  const above = content - amountMinor + overflowBeforeMinor;
  const mostCarried = ceilingMinor - nextOpeningMinor - 1n;
  const carriedMinor = above < mostCarried ? above : mostCarried;
  return { amountMinor, carriedMinor, overflowMinor: above - carriedMinor };
}

/**
 * Whether a stake hits a pot of chance: `draw(one_in) < stake`, by the stake's place in the log.
 */
export function isHit(
  stakeMinor: bigint,
  oneInMinor: bigint,
  seed: { seed: string; roundId: string; seq: bigint },
): boolean {
  const stream = keyedStream(seed.seed, `jackpot:${seed.roundId}:${seed.seq}`);
  return stream.drawWide(oneInMinor) < stakeMinor;
}
