import { baseRules } from '../bases/index.ts';
import type { MarketRef } from '../engine/market-key.ts';
import { isLineOf, type Market, type Sport } from '../engine/market-type.ts';
import { marketType } from '../sports/kinds.ts';

/**
 * The market a source names, by our table of kinds; null when its kind is unknown, its line cannot
 * be, or a parameter or a player is missing or too much.
 */
export function knownMarket(sport: Sport, ref: MarketRef): Market | null {
  const type = marketType(sport, ref.kind);
  if (type === null || !isLineOf(type.line, ref.lineQuarters)) return null;
  const playerId = ref.playerId ?? null;
  if ((type.base === 'player-total') !== (playerId !== null)) return null;
  return { type, lineQuarters: ref.lineQuarters, param: ref.param ?? null, playerId };
}

/**
 * Whether the market has the outcome by its type. Players and runners are known to the event alone:
 * of such a market every outcome is taken here.
 */
export function isOutcomeOf({ type, param }: Market, outcome: string): boolean {
  const outcomes = baseRules[type.base].outcomes(param ?? type.param ?? '', type.scope);
  return typeof outcomes === 'string' || outcomes.includes(outcome);
}
