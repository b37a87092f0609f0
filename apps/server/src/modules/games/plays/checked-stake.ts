import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount, formatAmount } from '@pavilion/domain/money';
import {
  houseStakeLimits,
  largestStake,
  multiplierScale,
  payoutOf,
  type AnyGame,
  type MultiplierE4,
  type SideBet,
  type StakeLimits,
} from '@pavilion/games';
import { fail, failField } from '../../../failure.ts';

interface StakeCost {
  /** What the round takes, by its stake. */
  costE4?: MultiplierE4 | undefined;
  /** Most of one round by the law of the place; null: no cap. */
  legalMinor?: bigint | null;
  /** What is staked beside it. */
  sides?: readonly SideBet[];
}

/**
 * A stake in minor units. Fails with invalidInput for decimals the currency has not, stakeTooLow or
 * stakeTooHigh with the stake that would be taken as detail: one whose best result passes what a
 * round pays is refused, never cut later (domain rules 2.10). A round that costs several stakes
 * takes no more money than one of the largest stake, and none takes more than the law lets it. Side
 * bets count in both: those that leave no room for a stake fail with invalidParams.
 */
export function checkedStake(
  text: string,
  currency: CurrencyCode,
  topMultiplierE4: MultiplierE4,
  { costE4 = multiplierScale, legalMinor = null, sides = [] }: StakeCost = {},
): bigint {
  const stakeMinor = parseAmount(text, currency);
  if (stakeMinor === null) return failField('stake', 'invalidAmount');
  const limits = houseStakeLimits(currency);
  if (stakeMinor < limits.minMinor)
    fail('stakeTooLow', { statusDetail: formatAmount(limits.minMinor, currency) });
  const mostMinor = mostBeside(sides, limits, { costE4, legalMinor, topMultiplierE4 });
  if (sides.length > 0 && mostMinor < limits.minMinor)
    fail('invalidParams', {
      errors: sides.map(({ name }) => ({ path: name, code: 'aboveMaximum' })),
    });
  if (stakeMinor > mostMinor)
    fail('stakeTooHigh', { statusDetail: formatAmount(mostMinor, currency) });
  return stakeMinor;
}

/** The most of a stake with these side bets, of what the hand can take and of what it can pay. */
function mostBeside(
  sides: readonly SideBet[],
  limits: StakeLimits,
  of: { costE4: MultiplierE4; legalMinor: bigint | null; topMultiplierE4: MultiplierE4 },
): bigint {
  const taken = sides.reduce((all, { stakeMinor }) => all + stakeMinor, 0n);
  const paid = sides.reduce(
    (all, side) => all + payoutOf(side.stakeMinor, side.topMultiplierE4),
    0n,
  );
  const costMax = leastOf(limits.maxMinor, of.legalMinor) - taken;
  const left = { ...limits, maxWinMinor: limits.maxWinMinor - paid };
  return leastOf(largestStake(left, of.topMultiplierE4), (costMax * multiplierScale) / of.costE4);
}

/** The lesser of two bounds; null is none. */
export const leastOf = (one: bigint, other: bigint | null): bigint =>
  other !== null && other < one ? other : one;
/**
 * The result that bounds a stake on these parameters. A hand of one stake, and a bet that can be
 * cashed out, is taken at the most a round pays: its largest multiplier bounds no stake; one whose
 * actions take more ends as it ends.
 */
export function boundingTop(game: AnyGame, params: unknown): MultiplierE4 {
  if (game.engine === 'hand' && game.mostStakesE4 === undefined) return multiplierScale;
  if (game.engine === 'round') return game.cashOut ? multiplierScale : game.maxMultiplierE4;
  return game.topMultiplierE4?.(params) ?? game.maxMultiplierE4;
}

/**
 * The most that the gentlest bet on a game may stake; one that could pay more is told its own bound
 * when it is placed.
 */
export function mostStake(game: AnyGame, limits: StakeLimits): bigint {
  const plain = game.parseParams({});
  const isOneBet = plain.ok || game.engine !== 'instant' || !game.topMultiplierE4;
  // Where the player must choose first, the gentlest choice never comes near what a round pays.
  if (!isOneBet) return limits.maxMinor;
  const byWin = largestStake(limits, boundingTop(game, plain.ok ? plain.params : {}));
  const mostStakesE4 = game.engine === 'hand' ? game.mostStakesE4 : undefined;
  return leastOf(byWin, (limits.maxMinor * multiplierScale) / (mostStakesE4 ?? multiplierScale));
}
