/** Pictures of a stride; what lies between two of them is not drawn, as in any film of runners. */
const framesOfStride = 12;

/** The frame of a stride, 0 to 1, in whole pictures; each runner has its own phase. */
export function strideAt(raceMs: number, stridesPerSecond: number, number: number): number {
  const strides = (raceMs / 1000) * stridesPerSecond * (1 + (number % 3) * 0.02) + number * 0.37;
  return Math.floor((strides % 1) * framesOfStride) / framesOfStride;
}

/**
 * A joint in lengths of the runner from its nose, and where the foot of its leg is at this moment.
 */
export interface Leg {
  hip: readonly [x: number, y: number];
  knee: readonly [x: number, y: number];
  foot: readonly [x: number, y: number];
}

/**
 * When each leg strikes in a gallop: hind pair, then fore pair; trotters move diagonal pairs
 * together.
 */
const galloping = [0, 0.12, 0.42, 0.54] as const;
const trotting = [0, 0.5, 0.5, 0] as const;

/**
 * The four legs at a moment of the stride: the hind two first. `hips` are their joints, `length` of
 * a leg.
 */
export function legsAt(
  stride: number,
  hips: { hind: readonly [number, number]; fore: readonly [number, number] },
  length: number,
  gait: 'gallop' | 'trot',
): readonly Leg[] {
  const offsets = gait === 'gallop' ? galloping : trotting;
  return offsets.map((offset, leg) => {
    const hip = leg < 2 ? hips.hind : hips.fore;
    const turn = (stride + offset) * 2 * Math.PI;
    const swing = Math.cos(turn) * (gait === 'gallop' ? 0.95 : 0.62);
    const lift = Math.max(0, Math.sin(turn)) * 0.42;
    const knee = [
      hip[0] + Math.sin(swing) * length * 0.52,
      hip[1] + Math.cos(swing) * length * 0.5,
    ] as const;
    // The lower leg folds while it comes forward, and is straight when it pushes.
    const fold = swing - (0.25 + lift * 2.1) * (leg < 2 ? 0.8 : 1);
    return {
      hip,
      knee,
      foot: [knee[0] + Math.sin(fold) * length * 0.5, knee[1] + Math.cos(fold) * length * 0.5],
    };
  });
}
