import { fishing } from './fishing.game.ts';

export { playBatch, type BatchResult, type Shot, type ShotResult } from './batch.ts';
export {
  afterBatch,
  batchKind,
  flushEveryMs,
  flushOf,
  idleCloseMs,
  openMeter,
  topUp,
  type Meter,
  type MeterMove,
} from './meter.ts';
export { mostShots, readShots, type ShotRules } from './read-shots.ts';
export {
  isOnScreen,
  pointAt,
  seaAt,
  seaSize,
  spawnById,
  spawnsOf,
  type SeaPoint,
  type Spawn,
} from './sea.ts';
export { rememberShots, shotsTaken } from './shot-rate.ts';
export { catchChance, sharersOf, shotReturn, type Target } from './shot.ts';
export {
  chestPays,
  targetKinds,
  targetMultipliers,
  weaponNames,
  weapons,
  type TargetKind,
  type Weapon,
} from './targets.ts';

/** The fishing games of the studio by their codes. */
export const fishingGames = { fishing };
