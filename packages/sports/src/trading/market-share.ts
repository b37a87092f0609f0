import { kindsOf, marketType } from '../sports/kinds.ts';
import { sports, type MarketGroup, type Sport } from '../engine/market-type.ts';
import type { KindClass, MarketLimits, TradingTerms } from './terms.ts';

/** Shares are exact in millionths: the database works with the same whole numbers. */
const whole = 1_000_000;
const ppm = (share: number): number => Math.round(share * whole);
const times = (one: number, other: number): number => Math.floor((one * other) / whole);

export interface SharePlace {
  readonly sport: string;
  readonly league: string;
  readonly kind: string;
  readonly isLive: boolean;
  readonly msToStart: number;
}

const classOf = (group: MarketGroup): KindClass =>
  group === 'main' ? 'main' : group === 'players' || group === 'scorers' ? 'players' : 'derived';

const hourMs = 60 * 60_000;

/**
 * What a market has of its site's market maximum, in millionths: by the tier of its league, the
 * class of its kind and how far away the start is (domain page of sports, 12).
 */
export function marketSharePpm(limits: MarketLimits | null, place: SharePlace): number {
  if (limits === null) return whole;
  const { tiers, leagues, usualTier, classes, beforeStart, inPlay } = limits;
  const tier = ppm(tiers[leagues[place.league] ?? usualTier] ?? 1);
  // What is no sport has no row in the table of kinds.
  const type = marketType(place.sport as Sport, place.kind);
  const ofKind = ppm(classes[type === null ? 'derived' : classOf(type.group)]);
  const hours = place.msToStart / hourMs;
  const far = beforeStart.toSorted((a, b) => b.hours - a.hours).find((step) => hours > step.hours);
  return times(times(tier, ofKind), ppm(place.isLive ? inPlay : (far?.share ?? 1)));
}

/** The same as the database looks it up, every share in millionths. */
export interface CompiledTerms {
  readonly limits: {
    readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly leagues: Readonly<Record<string, number>>;
    readonly usual: number;
    /** The furthest first. */
    readonly before: readonly { readonly hours: number; readonly share: number }[];
    readonly in_play: number;
  } | null;
  readonly delays: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, number>>;
  readonly levels: Readonly<Record<string, number>>;
}

/** What placing a bet needs of the terms, in a form that takes no table of kinds. */
export function compileTerms({ limits, factors, delays }: TradingTerms): CompiledTerms {
  const milli = (of: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(of).map(([name, n]) => [name, Math.round(n * 1000)]));
  const rest = { delays, flags: milli(factors.flags), levels: milli(factors.levels) };
  if (limits === null) return { limits: null, ...rest };
  const { tiers, leagues, usualTier, classes, beforeStart, inPlay } = limits;
  const ofTier = (tier: string): number => ppm(tiers[tier] ?? 1);
  const kinds = sports.map((sport) => [
    sport,
    Object.fromEntries(
      kindsOf[sport].map(({ kind, group }) => [kind, ppm(classes[classOf(group)])]),
    ),
  ]);
  return {
    limits: {
      kinds: Object.fromEntries(kinds) as Record<string, Record<string, number>>,
      leagues: Object.fromEntries(
        Object.entries(leagues).map(([code, tier]) => [code, ofTier(tier)]),
      ),
      usual: ofTier(usualTier),
      before: beforeStart
        .toSorted((a, b) => b.hours - a.hours)
        .map(({ hours, share }) => ({ hours, share: ppm(share) })),
      in_play: ppm(inPlay),
    },
    ...rest,
  };
}
