import type { CurrencyCode } from '@pavilion/domain/currencies';
import { houseStakeLimits } from '@pavilion/games';
import { targetMultipliers, weapons } from '@pavilion/games/fishing/index';
import type { SeaRow } from './sea.store.ts';

export type SeaKind = SeaRow['kind'];

/** What may be bet in a sea, and bought in with; minor units. */
interface SeaTerms {
  betLevels: readonly bigint[];
  buyInMinMinor: bigint;
  buyInMaxMinor: bigint;
}

export const seatsOfSea = 4;

/** Bets of each kind of sea, in the smallest stakes of the house. */
const levels: Record<SeaKind, readonly bigint[]> = {
  shallows: [1n, 2n, 5n, 10n, 20n],
  reef: [10n, 20n, 50n, 100n, 200n],
  deep: [100n, 200n, 300n, 400n, 500n],
  practice: [1n, 5n, 10n, 50n, 100n],
};

export const seaKinds = Object.keys(levels) as readonly SeaKind[];

const dearest = Object.values(weapons).reduce((most, { cost }) => Math.max(most, cost), 0);
const best = BigInt(targetMultipliers.leviathan);

/**
 * The terms of a sea: no shot costs more than a stake of the house, and no catch pays more than a
 * round of it.
 */
export function seaTerms(kind: SeaKind, currency: CurrencyCode): SeaTerms {
  const { minMinor, maxMinor, maxWinMinor } = houseStakeLimits(currency);
  const betLevels = levels[kind]
    .map((times) => times * minMinor)
    .filter((bet) => bet * BigInt(dearest) <= maxMinor && bet * best <= maxWinMinor);
  const [lowest = minMinor] = betLevels;
  const highest = betLevels.at(-1) ?? lowest;
  return { betLevels, buyInMinMinor: lowest * 10n, buyInMaxMinor: highest * 500n };
}

export const isPlayMoney = ({ kind }: Pick<SeaRow, 'kind'>): boolean => kind === 'practice';
