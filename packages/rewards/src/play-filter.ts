import { stakeOf, type SettledPlay } from './prize.ts';

/** Which plays something looks at: all of it must hold, an empty list is all (wire 8). Amounts are minor units. */
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
