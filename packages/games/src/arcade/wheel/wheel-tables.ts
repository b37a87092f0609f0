import { multipliersFrom, type MultiplierE4 } from '../../engine/index.ts';

export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];
export const wheelSizes = [10, 20, 30, 40, 50] as const;
export type WheelSize = (typeof wheelSizes)[number];

/** Ten segments of low risk; larger wheels repeat them. */
const low = multipliersFrom('1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0');

/** Every second segment of medium risk; the ones between pay nothing. */
const medium: Record<WheelSize, readonly MultiplierE4[]> = {
  10: multipliersFrom('1.9 1.5 2 1.5 3'),
  20: multipliersFrom('1.5 2 2 2 1.5 3 1.8 2 2 2'),
  30: multipliersFrom('1.5 1.5 2 1.5 2 2 1.5 3 1.5 2 2 1.7 4 1.5 2'),
  40: multipliersFrom('2 3 2 1.5 3 1.5 1.5 2 1.5 3 1.5 2 2 1.6 2 1.5 3 1.5 2 1.5'),
  50: multipliersFrom(
    '2 1.5 2 1.5 3 1.5 1.5 2 1.5 3 1.5 2 1.5 2 2 1.5 3 1.5 2 1.5 1.5 5 1.5 2 1.5',
  ),
};

/** One segment of high risk pays all that a wheel pays. */
const high: Record<WheelSize, readonly MultiplierE4[]> = {
  10: multipliersFrom('9.9'),
  20: multipliersFrom('19.8'),
  30: multipliersFrom('29.7'),
  40: multipliersFrom('39.6'),
  50: multipliersFrom('49.5'),
};

/**
 * What each segment pays, clockwise from 0. They sum to 0.99 for each segment: the return is
 * exactly 99 %.
 */
export function wheelSegments(segments: WheelSize, risk: WheelRisk): readonly MultiplierE4[] {
  if (risk === 'low') return Array.from({ length: segments / 10 }, () => low).flat();
  if (risk === 'medium') return medium[segments].flatMap((multiplier) => [0n, multiplier]);
  return [...Array.from({ length: segments - 1 }, () => 0n), ...high[segments]];
}
