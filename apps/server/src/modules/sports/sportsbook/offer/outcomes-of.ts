import { baseRules, type Market, type PriceModel } from '@pavilion/sports';
import type { OfferOptions } from './offer-options.ts';

/** Nobody may score first or last; the other questions about players always have an answer. */
const canBeNobody = new Set(['first', 'last']);

/**
 * What can be bet on in a market: its outcomes by name, or the players or runners the model knows.
 */
export function outcomesOf(
  market: Market,
  model: PriceModel,
  { players = [], runners = [] }: OfferOptions,
): readonly string[] {
  const { type } = market;
  const param = market.param ?? type.param ?? '';
  const outcomes = baseRules[type.base].outcomes(param, type.scope);
  if (typeof outcomes !== 'string') return outcomes;
  const known = (ids: readonly string[]): string[] =>
    ids.filter((id) => model.worldsOf(market, id) !== null);
  if (outcomes === 'runners') return known(runners);
  if (outcomes !== 'players' || players.length === 0) return [];
  return known(type.base === 'scorer' && canBeNobody.has(param) ? [...players, 'none'] : players);
}
