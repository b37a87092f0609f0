import type { RandomStream } from '@pavilion/domain/fair-stream';
import type { Prize } from '../prize.ts';

export interface WheelSegment {
  label: string;
  /** A whole number; the chance is its part of the sum. */
  weight: number;
  prize: Prize;
}

export const totalWeight = (segments: readonly WheelSegment[]): bigint =>
  segments.reduce((sum, { weight }) => sum + BigInt(weight), 0n);

/**
 * The segment on which the wheel stops: the first whose running sum exceeds a draw below the sum of
 * all (wire 6).
 */
export function spinWheel(segments: readonly WheelSegment[], stream: RandomStream): number {
  let rest = stream.drawWide(totalWeight(segments));
  return segments.findIndex(({ weight }) => {
    rest -= BigInt(weight);
    return rest < 0n;
  });
}
