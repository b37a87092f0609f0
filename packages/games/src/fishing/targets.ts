import type { RandomStream } from '../fairness/index.ts';

/** What swims, and how many bets catching it pays; of a chest, the mean of what it may pay. */
export const targetMultipliers = {
  minnow: 2,
  clown: 3,
  tang: 4,
  puffer: 5,
  ray: 6,
  lion: 8,
  turtle: 10,
  squid: 12,
  eel: 15,
  sword: 18,
  dolphin: 20,
  hammer: 25,
  angler: 30,
  manta: 40,
  orca: 50,
  whale: 60,
  dragon: 80,
  crown: 100,
  kraken: 200,
  leviathan: 500,
  chest: 30,
} as const;
export type TargetKind = keyof typeof targetMultipliers;
export const targetKinds = Object.keys(targetMultipliers) as readonly TargetKind[];

/** What a chest pays and in how many of a hundred openings. */
export const chestPays = [
  { multiplier: 10, weight: 40 },
  { multiplier: 20, weight: 25 },
  { multiplier: 30, weight: 15 },
  { multiplier: 50, weight: 12 },
  { multiplier: 100, weight: 6 },
  { multiplier: 225, weight: 2 },
] as const;

/** What a target that is caught pays, in bets: fixed, or drawn when it is a chest. */
export function caughtMultiplier(kind: TargetKind, stream: RandomStream): number {
  if (kind !== 'chest') return targetMultipliers[kind];
  let left = stream.draw(100);
  for (const { multiplier, weight } of chestPays) {
    if (left < weight) return multiplier;
    left -= weight;
  }
  throw new Error('the weights of a chest come to a hundred');
}

/** What a shot costs in bets, and how many targets may share it. */
export const weapons = {
  cannon: { cost: 1, most: 1 },
  net: { cost: 1, most: 6 },
  torpedo: { cost: 6, most: 1 },
  bomb: { cost: 5, most: 12 },
  laser: { cost: 20, most: 12 },
} as const;
export type Weapon = keyof typeof weapons;
export const weaponNames = Object.keys(weapons) as readonly Weapon[];
