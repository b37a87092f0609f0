import type { Facts } from '../engine/facts.ts';
import type { PriceModel, Worlds } from './chances.ts';
import { groupedModel } from './grouped-model.ts';

/**
 * The price model of what is too tangled for a sum: the event is played to its end many times, each
 * end a world as likely as any. With 20,000 of them a chance of .1 is known to .002. Players or
 * runners without a world have no price. Throws RangeError without any end.
 */
export function simulatedModel(ends: readonly Facts[]): PriceModel {
  if (ends.length === 0) throw new RangeError('a simulated model needs ends');
  const worlds: Worlds = {
    facts: ends,
    weights: ends.map(() => 1 / ends.length),
    memo: new Map(),
  };
  return groupedModel({ worldsOf: () => worlds, scoreOf: () => [0, 0] });
}
