// chunk: alone
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { amountText } from '../../../common/amounts/amount-text.ts';
import type { SlipLine } from './slip.types.ts';

export type StakeProblem = 'invalidAmount' | 'belowMinimum' | 'aboveMaximum';

export interface StakeBounds {
  /** In major units, as on the wire. */
  min_stake: string;
  max_stake: string;
  /** Why nothing is taken at all now; the bounds then mean nothing. */
  refusal: string | null;
}

/**
 * What is wrong with a typed stake before it is sent; null for an empty one, where the bounds are
 * not known, and for a free bet, whose stake nobody types: the bounds of the moment before it was
 * chosen are another stake's.
 */
export function stakeProblem(
  { stake, voucher }: Pick<SlipLine, 'stake' | 'voucher'>,
  currency: string,
  bounds: StakeBounds | null,
): StakeProblem | null {
  const text = amountText(stake);
  if (voucher?.kind === 'free_bet') return null;
  if (text === '' || !isCurrencyCode(currency)) return null;
  const stakeMinor = parseAmount(text, currency);
  if (stakeMinor === null) return 'invalidAmount';
  if (bounds === null || bounds.refusal !== null) return null;
  if (stakeMinor < (parseAmount(bounds.min_stake, currency) ?? 0n)) return 'belowMinimum';
  if (stakeMinor > (parseAmount(bounds.max_stake, currency) ?? stakeMinor)) return 'aboveMaximum';
  return null;
}

/**
 * False for a line that would be refused now whatever else is in the slip and whatever its stake.
 * What the player owns is no matter of one line: it stops the slip, and he is told where to get
 * more.
 */
export function isLineTaken(
  { isOpen, currentOdds }: Pick<SlipLine, 'isOpen' | 'currentOdds'>,
  bounds: Pick<StakeBounds, 'refusal'> | null,
): boolean {
  const refusal = bounds?.refusal ?? null;
  // A builder whose price is being worked out has none to agree to.
  return isOpen && currentOdds !== '' && (refusal === null || refusal === 'insufficientFunds');
}

/** True when the server would take the line as it is now, as far as is known. */
export function isLinePlaceable(
  line: Pick<SlipLine, 'stake' | 'isOpen' | 'voucher'>,
  currency: string,
  bounds: StakeBounds | null,
): boolean {
  const isRefused = bounds !== null && bounds.refusal !== null;
  return line.isOpen && !isRefused && stakeProblem(line, currency, bounds) === null;
}
