import { namedSystems } from '@pavilion/sports';
import type { Text } from '@pavilion/i18n';

interface KnownBet {
  bet_type: string;
  legs?: readonly unknown[];
  sizes?: readonly number[];
  bankers?: readonly number[];
  each_way?: boolean;
}

interface BetOfPicks {
  legs?: readonly { picks: readonly unknown[] }[];
}

/** True for a bet of several legs. */
export const isCombined = ({ legs }: KnownBet): boolean => (legs?.length ?? 1) > 1;

/** True for a bet that has picks of a match at one price, alone or beside other legs. */
export const hasBuilder = ({ legs = [] }: BetOfPicks): boolean =>
  legs.some(({ picks }) => picks.length > 1);

/** True for a bet of several legs that is paid by one price: each way it is two. */
export const hasOnePrice = ({ bet_type, each_way }: KnownBet): boolean =>
  bet_type === 'parlay' && each_way !== true;

/** What kind of bet it is, in words: `Parlay of 3`, `Yankee`, `System 2, 3 of 5`. */
export function betKindName(t: Text, bet: KnownBet): string {
  const count = bet.legs?.length ?? 1;
  if (bet.bet_type !== 'system') return t('ui.history.betKind.parlay', { count });
  const sizes = bet.sizes ?? [];
  const bankers = bet.bankers?.length ?? 0;
  const known = Object.entries(namedSystems).find(
    ([, own]) => own.at(-1) === count && own.join() === sizes.join(),
  );
  if (known && bankers === 0) return known[0];
  return t('ui.history.betKind.system', { sizes: sizes.join(', '), count: count - bankers });
}
