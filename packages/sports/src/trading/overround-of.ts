import type { MarketGroup, Sport } from '../engine/market-type.ts';
import { defaultOverrounds } from '../pricing/price-market.ts';
import type { AllMargins, Margins } from './terms.ts';

/** A market as its margin is looked up. */
export interface MarginPlace {
  readonly sport: Sport;
  readonly kind: string;
  readonly group: MarketGroup;
  /** Code of its league; null where it is of none that is known. */
  readonly league: string | null;
}

/**
 * What the prices of a market add up to. What is said of its league goes before what is said of its
 * sport, and that before what is said of all; within each the kind goes before its group. Where
 * nothing names it, main kinds have the nearest `usual` one and no other group has less. `house` is
 * the overround of main kinds where no file says one.
 */
export function overroundOf(margins: AllMargins, place: MarginPlace, house: number): number {
  const { sports, leagues } = margins;
  const ofLeague = place.league === null ? undefined : named(leagues, place.league);
  const parts = [ofLeague, sports[place.sport], margins].filter((part) => part !== undefined);
  for (const part of parts) {
    const rate = namedIn(part, place);
    if (rate !== undefined) return rate;
  }
  const usual = parts.find((part) => part.usual !== null)?.usual ?? house;
  const group = defaultOverrounds[place.group];
  return group === defaultOverrounds.main ? usual : Math.max(group, usual);
}

const namedIn = ({ kinds, groups }: Margins, place: MarginPlace): number | undefined =>
  kinds[place.kind] ?? groups[place.group];

/** Codes of leagues are anybody's words, `constructor` too. */
const named = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
