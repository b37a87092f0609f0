import {
  chancesPpm,
  defaultOverrounds,
  kindsOf,
  overroundOf,
  priceMarket,
  usualTerms,
  type Market,
  type MarketType,
  type PriceModel,
  type Sport,
} from '@pavilion/sports';
import type { OfferedMarket } from '../market-write.store.ts';
import type { OfferOptions } from './offer-options.ts';
import { offeredLines } from './offered-lines.ts';
import { offeredParams } from './offered-params.ts';
import { outcomesOf } from './outcomes-of.ts';

const usualLines = { main: 3, other: 1 };

/**
 * All that can be offered of an event whose chances a model gives, with prices and chances: each
 * kind of the sport once, at its most balanced lines and its present parameters, players' kinds for
 * each player. What is as good as decided, and what the model has no price for, is left out.
 */
export function offerOfModel(
  sport: Sport,
  model: PriceModel,
  options: OfferOptions = {},
): OfferedMarket[] {
  const types = kindsOf[sport];
  return types
    .filter(({ kind }) => options.kinds?.has(kind) ?? true)
    .flatMap((type) => marketsOfKind(type, types, model, options));
}

function marketsOfKind(
  type: MarketType,
  types: readonly MarketType[],
  model: PriceModel,
  options: OfferOptions,
): OfferedMarket[] {
  return subjectsOf(type, options).flatMap((playerId) =>
    offeredParams(type, model, options).flatMap((param) =>
      offeredLines({ type, param, playerId }, model, options.lines ?? usualLines).flatMap(
        ({ lineQuarters, position }) => {
          const market = { type, lineQuarters, param, playerId };
          const offered = offerOf(market, model, options);
          if (offered === null) return [];
          return [{ ...offered, position, score: ownScore(market, types, model) }];
        },
      ),
    ),
  );
}

/** Whose markets a kind has: a total of players one each, all else one for the event. */
function subjectsOf({ base }: MarketType, { players = [] }: OfferOptions): (string | null)[] {
  return base === 'player-total' ? [...players] : [null];
}

type Priced = Omit<OfferedMarket, 'position' | 'score'>;

function offerOf(market: Market, model: PriceModel, options: OfferOptions): Priced | null {
  const { type, lineQuarters, param, playerId } = market;
  const outcomes = outcomesOf(market, model, options);
  const priced = priceMarket(model, market, outcomes, marginOf(type, options));
  if (priced === null) return null;
  return {
    kind: type.kind,
    lineQuarters,
    param,
    playerId: playerId ?? null,
    selections: priced.selections.map(({ outcome, oddsMilli, chances }) => ({
      outcome,
      oddsMilli,
      chances: chancesPpm(chances),
    })),
  };
}

/** What the prices of a market add up to, as the trading file or the sportsbook says. */
export function marginOf(
  { sport, kind, group }: Pick<MarketType, 'sport' | 'kind' | 'group'>,
  { overround, league }: Pick<OfferOptions, 'overround' | 'league'>,
): number {
  if (overround === undefined) return defaultOverrounds[group];
  const { house, margins } =
    typeof overround === 'number' ? { house: overround, margins: usualTerms.margins } : overround;
  return overroundOf(margins, { sport, kind, group, league: league ?? null }, house);
}

/** The score a bet on the rest starts from, where it is not the event's own. */
function ownScore(
  market: Market,
  types: readonly MarketType[],
  model: PriceModel,
): OfferedMarket['score'] {
  const { counts, stat, period } = market.type;
  if (counts !== 'rest') return null;
  const isOfEvent = stat === types[0]?.stat && period === types[0].period;
  return isOfEvent ? null : model.scoreOf(market);
}
