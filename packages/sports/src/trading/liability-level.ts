import type { LiabilityRule } from './terms.ts';

/** What a market does at each level: 0 nothing, 5 it stops. */
export type LiabilityLevel = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * The level of an outcome by what part of a market's limit the house would lose with it. A mark
 * that was reached is left only below its own part of itself, so that a price does not come and go
 * with every bet.
 */
export function liabilityLevel(
  rule: LiabilityRule,
  part: number,
  present: LiabilityLevel,
): LiabilityLevel {
  const marks = [...rule.steps, rule.cutAt, rule.stopAt];
  const reached = marks.map((mark, at) => part >= (at < present ? mark * rule.undo : mark));
  return (reached.lastIndexOf(true) + 1) as LiabilityLevel;
}

/** By how many steps the price of an outcome is shortened. */
export const stepsAt = (level: LiabilityLevel): number => Math.min(level, 3);
