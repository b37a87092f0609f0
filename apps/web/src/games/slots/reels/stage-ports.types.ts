import type { Coin, Grid } from '@pavilion/games/slots/slot-events';
import type { SoundName } from '../../game-info.ts';
import type { SlotLook } from '../slot-look.ts';

/** What the reels of a machine get from its scene. */
export interface StagePorts {
  look: SlotLook;
  grid: Grid;
  labelOf(coin: Coin): string;
  /** What the round on the stage costs, in stakes: only above it is anything celebrated. */
  cost(): number;
  sound(name: SoundName): void;
}
