import type { EngineStage } from '../engine-parts.types.ts';
import { openPlayTable } from '../play/open-play-table.tsx';
import { handDesks } from './hand-desks.ts';

/** The table of a game whose rounds are the player's own. */
export const handStage: EngineStage<'hand'> = {
  open: (opening) => openPlayTable(opening, handDesks),
};
