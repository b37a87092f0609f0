import type { Point } from '../core/shapes.ts';

/** Bends a lock-up; takes and gives fractions of its box, both axes 0..1. */
export type Warp = (x: number, y: number) => Point;

/** The ways a title can be bent. `strength` is in box heights. */
export const warps = {
  flat: (x, y) => [x, y],
  arch: (x, y) => [x + (y - 0.5) * -0.05 * (x - 0.5), y + 0.34 * ((x - 0.5) * 2) ** 2 * 0.6 - 0.1],
  bulge: (x, y) => [x, 0.5 + (y - 0.5) * (0.86 + 0.26 * Math.sin(Math.PI * x))],
  pinch: (x, y) => [x, 0.5 + (y - 0.5) * (1.12 - 0.26 * Math.sin(Math.PI * x))],
  rise: (x, y) => [x, y - 0.16 * (x - 0.5)],
  wave: (x, y) => [x, y + 0.09 * Math.sin(2 * Math.PI * x)],
  fan: (x, y) => [
    0.5 + (x - 0.5) * (0.86 + 0.16 * y),
    y + 0.16 * ((x - 0.5) * 2) ** 2 * (0.4 + 0.6 * y) - 0.05,
  ],
  tower: (x, y) => [0.5 + (x - 0.5) * (0.82 + 0.2 * y), y],
} as const satisfies Record<string, Warp>;

export type WarpName = keyof typeof warps;
