// chunk: alone
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { fraction, type PlaceTerms } from '@pavilion/sports';
import type { ChosenVoucher, SlipLine } from './slip.types.ts';

/** The terms of a selection's place part; null where it takes no each-way bet. */
export function termsOf({ placeTerms: told }: Pick<SlipLine, 'placeTerms'>): PlaceTerms | null {
  if (!told) return null;
  const [numerator = '1', denominator = '1'] = told.fraction.split('/');
  return { places: told.places, fraction: fraction(BigInt(numerator), BigInt(denominator)) };
}

/** How many times the typed stake is staked: each way once to win and once to be placed. */
export const partsOf = ({ isEachWay }: Pick<SlipLine, 'isEachWay'>): bigint =>
  isEachWay === true ? 2n : 1n;

/**
 * What a free bet stakes on each part, in major units: it is staked whole. Null where the parts
 * cannot share it to the minor unit, and for a voucher that brings no stake.
 */
export function freeBetUnit(
  voucher: ChosenVoucher | null | undefined,
  isEachWay: boolean,
  currency: string,
): string | null {
  const amount = voucher?.kind === 'free_bet' ? voucher.amount : null;
  if (amount === null || !isCurrencyCode(currency)) return null;
  const amountMinor = parseAmount(amount, currency);
  const parts = partsOf({ isEachWay });
  if (amountMinor === null || amountMinor % parts !== 0n) return null;
  return formatAmount(amountMinor / parts, currency);
}

/**
 * Whether each way can be chosen for a bet of these selections; where it was, it can be taken back
 * in any case.
 */
export const offersEachWay = (
  lines: readonly Pick<SlipLine, 'placeTerms'>[],
  isChosen: boolean,
): boolean => isChosen || (lines.length > 0 && lines.every((line) => termsOf(line) !== null));
