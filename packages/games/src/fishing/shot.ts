import { addFractions, fraction, type Fraction } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import {
  caughtMultiplier,
  targetMultipliers,
  weapons,
  type TargetKind,
  type Weapon,
} from './targets.ts';

/** A target a shot is aimed at. */
export interface Target {
  id: string;
  kind: TargetKind;
}

/** Every target returns this of what a shot at it costs: 24/25. */
const returned = 24;
const ofCost = 25;

/**
 * Who shares a shot: the first of its living targets that the weapon reaches, without those so
 * small that their share alone would pay more than certainly (the shot passes through them). Fewer
 * sharers each have a larger share, so this is repeated.
 */
export function sharersOf(weapon: Weapon, alive: readonly Target[]): readonly Target[] {
  const { cost, most } = weapons[weapon];
  let sharers = alive.slice(0, most);
  for (;;) {
    const count = sharers.length;
    const kept = sharers.filter(
      ({ kind }) => returned * cost <= ofCost * count * targetMultipliers[kind],
    );
    if (kept.length === count) return sharers;
    sharers = kept;
  }
}

/** The chance that one of so many sharers is caught: 24·cost of 25·n·multiplier. */
export function catchChance(weapon: Weapon, kind: TargetKind, sharers: number): Fraction {
  const { cost } = weapons[weapon];
  return fraction(BigInt(returned * cost), BigInt(ofCost * sharers * targetMultipliers[kind]));
}

/**
 * What a shot returns on average, of its cost; null when all it is aimed at is too small and it
 * costs nothing.
 */
export function shotReturn(weapon: Weapon, alive: readonly Target[]): Fraction | null {
  const sharers = sharersOf(weapon, alive);
  if (sharers.length === 0) return null;
  return sharers
    .map(({ kind }) => {
      const { numerator, denominator } = catchChance(weapon, kind, sharers.length);
      const multiplier = BigInt(targetMultipliers[kind]);
      return fraction(numerator * multiplier, denominator * BigInt(weapons[weapon].cost));
    })
    .reduce(addFractions);
}

export interface Kill {
  id: string;
  /** Of the bet. */
  multiplier: number;
}

/**
 * Draws what of its sharers a shot catches, in their order; a caught chest then draws what it pays.
 */
export function drawKills(
  weapon: Weapon,
  sharers: readonly Target[],
  stream: RandomStream,
): readonly Kill[] {
  const { cost } = weapons[weapon];
  return sharers.flatMap(({ id, kind }) => {
    const range = ofCost * sharers.length * targetMultipliers[kind];
    const isCaught = stream.draw(range) < returned * cost;
    return isCaught ? [{ id, multiplier: caughtMultiplier(kind, stream) }] : [];
  });
}
