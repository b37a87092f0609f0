// chunk: later
import type { Engine } from '../game-row.ts';
import type { EngineParts } from './engine-parts.types.ts';
import { handEngine } from './hand/hand-engine.ts';
import { instantEngine } from './instant/instant-engine.ts';
import { roundEngine } from './round/round-engine.ts';
import { tableEngine } from './table/table-engine.ts';

/** The parts of every engine: an engine without its stage does not compile. */
export const stageOf: { readonly [E in Engine]: EngineParts<E> } = {
  instant: instantEngine,
  hand: handEngine,
  round: roundEngine,
  table: tableEngine,
};
