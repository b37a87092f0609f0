// chunk: later
import type { EngineParts } from '../engine-parts.types.ts';

/** Games of shared tables: many bets on one layout, several tables of a game. */
export const tableEngine: EngineParts<'table'> = {
  stage: async () => (await import('./open-table.tsx')).tableStage,
  replay: async () => (await import('./table-replay.tsx')).TableReplay,
  recall: null,
};
