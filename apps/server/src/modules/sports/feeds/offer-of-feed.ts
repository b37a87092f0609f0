import {
  kindsOf,
  marketKey,
  mayOpen,
  pricesOf,
  type Facts,
  type MarketRef,
  type MarketType,
  type MarketView,
  type Pair,
  type PricePolicy,
  type SourceHealth,
  type Sport,
  type StopReason,
} from '@pavilion/sports';
import type { OfferedMarket } from '../sportsbook/index.ts';
import { throughGate, type KeptGate } from './gates.ts';
import { ourMarket, type MarketFault, type OurMarket } from './our-market.ts';
import type { OurIds } from './translate.ts';

/** What a source tells of an event, on its way into the offer. */
interface ToldOffer {
  sport: Sport;
  views: readonly MarketView[];
  ids: OurIds;
  facts: Facts | null;
  health: SourceHealth;
  policy: PricePolicy;
  gates: Readonly<Record<string, KeptGate>>;
  /** Number of the last message after which the prices of a market may be anything. */
  excusedSeq: (market: MarketRef) => number;
  nowMs: number;
}

export interface FeedOffer {
  offered: OfferedMarket[];
  /** Take no bets now, with the reason that players are told. */
  stopped: { market: MarketRef; reason: StopReason }[];
  faults: (MarketFault & { seq: number })[];
  gates: Record<string, KeptGate>;
}

/** The whole offer of an event as its source tells it; what stands in neither list is closed. */
export function offerOfFeed(told: ToldOffer): FeedOffer {
  const offer: FeedOffer = { offered: [], stopped: [], faults: [], gates: {} };
  for (const view of told.views) {
    if (view.status === 'closed' || view.odds === null) continue;
    const known = ourMarket(told.sport, view, told.ids);
    if ('what' in known) offer.faults.push({ ...known, seq: view.seq });
    else addMarket(offer, told, view, known);
  }
  return { ...offer, offered: withMainLines(offer.offered) };
}

function addMarket(
  offer: FeedOffer,
  told: ToldOffer,
  { market: ref, odds, seq, status, stopReason }: MarketView,
  { type, market, outcomes }: OurMarket,
): void {
  const { policy, health, gates, nowMs, excusedSeq } = told;
  const stop = (reason: StopReason): void => void offer.stopped.push({ market, reason });
  const key = marketKey(ref);
  const before = gates[key];
  // What its source stopped, or a silence, begins anew: the prices before are nobody's any more.
  if (odds === null || status === 'suspended') return stop(stopReason ?? 'trader');
  if (!mayOpen(health, seq)) return stop('feed');
  const prices = pricesOf(type, odds, policy);
  if (prices === null || prices.length === 0) {
    if (before) offer.gates[key] = { ...before, isWithheld: true };
    return stop('trader');
  }
  const passing = { prices, seq, excusedSeq: excusedSeq(ref) };
  const { kept, offered } = throughGate(before, passing, nowMs, policy);
  offer.gates[key] = kept;
  if (offered === null) return stop('trader');
  const score = ownScore(type, told.facts);
  const selections = offered.map((price) => ({
    ...price,
    outcome: outcomes.get(price.outcome) ?? price.outcome,
  }));
  offer.offered.push({ ...market, position: 0, score, selections });
}

/** The score a bet on the rest starts from, where it is not the event's own. */
function ownScore({ sport, counts, stat, period }: MarketType, facts: Facts | null): Pair | null {
  const [main] = kindsOf[sport];
  const isOfEvent = stat === main?.stat && period === main.period;
  if (counts !== 'rest' || isOfEvent) return null;
  return facts?.periods[period]?.stats[stat] ?? [0, 0];
}

/** How far the prices of a market are from even. */
function imbalance({ selections }: OfferedMarket): number {
  const odds = selections.map(({ oddsMilli }) => oddsMilli);
  return odds.length === 0 ? Infinity : Math.max(...odds) / Math.min(...odds);
}

const questionOf = ({ kind, param, playerId }: MarketRef): string =>
  [kind, param ?? '', playerId ?? ''].join('|');

/** Of the lines of one question the most even is the main one, then come the others by theirs. */
function withMainLines(markets: readonly OfferedMarket[]): OfferedMarket[] {
  return [...Map.groupBy(markets, questionOf).values()].flatMap((lines) =>
    lines
      .toSorted(
        (a, b) => imbalance(a) - imbalance(b) || (a.lineQuarters ?? 0) - (b.lineQuarters ?? 0),
      )
      .map((market, position) => ({ ...market, position })),
  );
}
