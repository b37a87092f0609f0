import type { EngineStage } from '../engine-parts.types.ts';
import { openPlayTable } from '../play/open-play-table.tsx';
import { instantDesks } from './instant-desks.ts';

/** The table of a game whose rounds are the player's own. */
export const instantStage: EngineStage<'instant'> = {
  open: (opening) => openPlayTable(opening, instantDesks),
};
