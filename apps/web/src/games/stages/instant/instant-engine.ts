// chunk: later
import type { EngineParts } from '../engine-parts.types.ts';

/** Games that one call decides. */
export const instantEngine: EngineParts<'instant'> = {
  stage: async () => (await import('./instant-stage.ts')).instantStage,
  replay: async () => (await import('../play/play-replay.tsx')).PlayReplay,
  recall: async () => (await import('../play/play-recall.tsx')).PlayRecall,
};
