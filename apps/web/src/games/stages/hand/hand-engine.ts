// chunk: later
import type { EngineParts } from '../engine-parts.types.ts';

/** Games of several actions. */
export const handEngine: EngineParts<'hand'> = {
  stage: async () => (await import('./hand-stage.ts')).handStage,
  replay: async () => (await import('../play/play-replay.tsx')).PlayReplay,
  recall: async () => (await import('../play/play-recall.tsx')).PlayRecall,
};
