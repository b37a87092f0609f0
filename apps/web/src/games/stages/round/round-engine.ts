// chunk: later
import type { EngineParts } from '../engine-parts.types.ts';

/** Games whose rounds many players share. */
export const roundEngine: EngineParts<'round'> = {
  stage: async () => (await import('./open-round-table.tsx')).roundStage,
  replay: async () => (await import('./round-replay.tsx')).RoundReplay,
  recall: null,
};
