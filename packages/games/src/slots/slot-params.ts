import { ParamReader, type JsonObject, type Parsed } from '../engine/index.ts';
import type { SlotParams } from './slot-machine.ts';

/** JSON schema of a slot's parameters; `buy` only where the feature is sold. */
export function slotParamsSchema(isSold: boolean): JsonObject {
  return { type: 'object', properties: isSold ? { buy: { type: 'boolean' } } : {} };
}

/** Reads the parameters of a slot: nothing, or whether the feature is bought. */
export function parseSlotParams(raw: unknown, isSold: boolean): Parsed<SlotParams> {
  const reader = new ParamReader(raw);
  const value = reader.raw('buy');
  if (value !== undefined && typeof value !== 'boolean') reader.problem('buy', 'invalidType');
  if (value === true && !isSold) reader.problem('buy', 'invalidChoice');
  return reader.done({ buy: value === true });
}
