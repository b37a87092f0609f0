import { parseMinor } from '@pavilion/domain/money';
import { stakeOf, type SettledPlay } from './prize.ts';

/**
 * Which plays something looks at: all of it must hold, an empty list is all (wire 8). Amounts are
 * minor units.
 */
export interface PlayFilter {
  categories?: readonly string[];
  providers?: readonly string[];
  games?: ReadonlyArray<{ provider: string; game: string }>;
  minStakeMinor?: bigint;
  minOddsMilli?: number;
  /** `cash`: a play that a bonus paid part of is none. */
  money?: 'any' | 'cash';
}

const has = <Item>(list: readonly Item[] | undefined, is: (item: Item) => boolean): boolean =>
  list === undefined || list.length === 0 || list.some(is);

export function passes(filter: PlayFilter, play: SettledPlay): boolean {
  const { minStakeMinor = 0n, minOddsMilli, money = 'any' } = filter;
  return (
    has(filter.categories, (category) => category === play.category) &&
    has(filter.providers, (provider) => provider === play.provider) &&
    has(filter.games, (one) => one.provider === play.provider && one.game === play.game) &&
    stakeOf(play) >= minStakeMinor &&
    (minOddsMilli === undefined || play.oddsMilli === null || play.oddsMilli >= minOddsMilli) &&
    (money === 'any' || play.bonusMinor === 0n)
  );
}

/** A filter as a campaign's file has it: amounts and odds are decimal texts. */
export interface FileFilter {
  categories?: string[] | undefined;
  providers?: string[] | undefined;
  games?: Array<{ provider: string; game: string }> | undefined;
  min_stake?: string | undefined;
  min_odds?: string | undefined;
  min_amount?: string | undefined;
  money?: 'any' | 'cash' | undefined;
}

/** A file's filter as it is asked; `exponent` is the decimals of the site's currency. */
export function playFilterOf(file: FileFilter | undefined, exponent: number): PlayFilter {
  const { categories = [], providers = [], games = [], min_stake, min_odds, money } = file ?? {};
  return {
    categories,
    providers,
    games,
    money: money ?? 'any',
    minStakeMinor: parseMinor(min_stake ?? '0', exponent) ?? 0n,
    ...(min_odds !== undefined && { minOddsMilli: Math.round(Number(min_odds) * 1000) }),
  };
}
