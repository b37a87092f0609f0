import {
  isOutcomeOf,
  knownMarket,
  lineText,
  marketType,
  type Market,
  type MarketRef,
  type MarketType,
  type MarketView,
  type Sport,
} from '@pavilion/sports';
import type { OurIds } from './translate.ts';

/** A market of a source in our kinds and ids. */
export interface OurMarket {
  type: MarketType;
  market: MarketRef;
  /** Our outcome by the source's. */
  outcomes: ReadonlyMap<string, string>;
}

/** Why a market of a source is not shown. */
export interface MarketFault {
  what: 'unknownKind' | 'unknownMarket' | 'unknownOutcome' | 'unknownPlayer' | 'unknownRunner';
  subject: string;
}

const fault = (what: MarketFault['what'], subject: string): MarketFault => ({ what, subject });

const faultOf = (sport: Sport, type: MarketType | null, ref: MarketRef): MarketFault => {
  if (type === null) return fault('unknownKind', `${sport} ${ref.kind}`);
  const said = [lineText(type, ref.lineQuarters), ref.param, ref.playerId].filter(Boolean);
  return fault('unknownMarket', [sport, ref.kind, ...said].join(' '));
};

/** Which scores there can be is said by the parameter; a kind that says it all has no other. */
const isParamRight = ({ type, param }: Market): boolean =>
  type.param === null ? type.outcomes !== 'scores' || param !== null : param === null;

/** What of ours a market of a source is; a fault when anything of it is not known. */
export function ourMarket(
  sport: Sport,
  { market: ref, odds }: Pick<MarketView, 'market' | 'odds'>,
  ids: OurIds,
): OurMarket | MarketFault {
  // A kind that says it all has no parameter of its own.
  const isSaid = marketType(sport, ref.kind)?.param ?? null;
  const market = knownMarket(sport, isSaid === (ref.param ?? null) ? { ...ref, param: null } : ref);
  if (market === null || !isParamRight(market))
    return faultOf(sport, marketType(sport, ref.kind), ref);
  const told = market.playerId ?? null;
  const playerId = told === null ? null : (ids.players.get(told) ?? null);
  if (told !== null && playerId === null) return fault('unknownPlayer', `player ${told}`);
  const outcomes = new Map<string, string>();
  for (const outcome of Object.keys(odds?.prices ?? {})) {
    const ours = ourOutcome(market, outcome, ids);
    if (ours === undefined) return outcomeFault(market, outcome);
    outcomes.set(outcome, ours);
  }
  const { type, lineQuarters, param } = market;
  return { type, market: { kind: type.kind, lineQuarters, param, playerId }, outcomes };
}

function ourOutcome(market: Market, outcome: string, ids: OurIds): string | undefined {
  const { outcomes } = market.type;
  if (outcomes === 'players') return outcome === 'none' ? outcome : ids.players.get(outcome);
  if (outcomes === 'runners') return ids.runners.get(outcome);
  return isOutcomeOf(market, outcome) ? outcome : undefined;
}

function outcomeFault({ type }: Market, outcome: string): MarketFault {
  const { sport, kind, outcomes } = type;
  if (outcomes === 'players') return fault('unknownPlayer', `player ${outcome}`);
  if (outcomes === 'runners') return fault('unknownRunner', `runner ${outcome}`);
  return fault('unknownOutcome', `${sport} ${kind} ${outcome}`);
}
