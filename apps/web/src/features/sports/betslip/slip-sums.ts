// chunk: alone
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { isPriceAcceptable } from '@pavilion/domain/bets';
import { betPayoutMinor, winningLegs, type BetShape, type BetVoucher } from '@pavilion/sports';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { oddsMilliOf } from '../../../common/odds/odds-text.ts';
import { partsOf, termsOf } from './each-way.ts';
import { sentLeg } from './slip-leg.ts';
import type { ChosenVoucher, OddsChange, SentBet, SlipLine } from './slip.types.ts';

export interface SlipSums {
  /**
   * Total stake in minor units; lines without a valid stake, or that cannot be placed as they are,
   * do not count.
   */
  stakeMinor: bigint;
  /** Most that those lines can pay back, in minor units. */
  payoutMinor: bigint;
  /** Lines that have a valid stake above zero. */
  readyLines: SlipLine[];
  /**
   * Those of them that are sent when the slip is placed: a line that cannot be taken now stays
   * behind.
   */
  sentLines: SlipLine[];
  /** True when the price of one that is sent moved in a way the player's setting does not cover. */
  needsAcceptance: boolean;
}

/**
 * Stake of a line in minor units; null while it is empty, zero, or not an amount of the currency.
 */
export function stakeMinorOf(line: SlipLine, currency: string): bigint | null {
  const text = amountText(line.stake);
  if (text === '' || !isCurrencyCode(currency)) return null;
  const minor = parseAmount(text, currency);
  return minor === null || minor === 0n ? null : minor;
}

const single: Omit<BetShape, 'isEachWay'> = { type: 'single', legCount: 1, sizes: [], bankers: [] };

/**
 * Most this line can pay back, at the present price and with its voucher; null without a stake, and
 * each way without terms.
 */
export function payoutMinorOf(line: SlipLine, currency: string): bigint | null {
  const stake = stakeMinorOf(line, currency);
  const oddsMilli = oddsMilliOf(line.currentOdds);
  if (stake === null || oddsMilli === null) return null;
  const isEachWay = line.isEachWay ?? false;
  const terms = isEachWay ? termsOf(line) : null;
  if (isEachWay && terms === null) return null;
  const voucher = line.voucher ? voucherOf(line.voucher, currency) : null;
  const legs = winningLegs([{ oddsMilli, terms }]);
  return betPayoutMinor({ ...single, isEachWay }, stake, legs, voucher);
}

function voucherOf({ kind, boostPercent, maxExtra }: ChosenVoucher, currency: string): BetVoucher {
  if (kind === 'free_bet' || !isCurrencyCode(currency)) return { kind: 'free_bet' };
  const maxExtraMinor = maxExtra === null ? null : parseAmount(maxExtra, currency);
  return { kind, boostPercent: boostPercent ?? 0, maxExtraMinor };
}

/** What a line takes of the balance, in minor units: nothing without a stake, and of a free bet. */
export const costMinorOf = (line: SlipLine, currency: string): bigint =>
  line.voucher?.kind === 'free_bet' ? 0n : (stakeMinorOf(line, currency) ?? 0n) * partsOf(line);

/** Single bets on the wire: at the agreed prices or, told so, at the present ones. */
export const sentSingles = (lines: readonly SlipLine[], atNewPrices: boolean): SentBet[] =>
  lines.map((line) => ({
    bet_type: 'single',
    legs: [sentLeg(line, atNewPrices ? line.currentOdds : line.odds)],
    unit_stake: amountText(line.stake),
    ...(line.isEachWay === true && { each_way: true as const }),
    ...(line.voucher && { voucher_id: line.voucher.id }),
  }));

/** True when the present price may stand for the agreed one under the player's setting. */
export function isLineAcceptable(line: SlipLine, oddsChange: OddsChange): boolean {
  const placed = oddsMilliOf(line.odds);
  const current = oddsMilliOf(line.currentOdds);
  return placed !== null && current !== null && isPriceAcceptable(placed, current, oddsChange);
}

/** Which lines of a slip are taken now; all, where nothing is told. */
export interface SlipJudgement {
  /** False for a line whose selection takes no bets, whatever the stake. */
  isTaken?: (line: SlipLine) => boolean;
  /** False for one that cannot be placed as it is: its stake does not count. */
  isPlaceable?: (line: SlipLine) => boolean;
}

/** What the slip costs and may pay back, and which of its lines are sent. */
export function sumSlip(
  lines: SlipLine[],
  oddsChange: OddsChange,
  currency: string,
  { isTaken = () => true, isPlaceable = () => true }: SlipJudgement = {},
): SlipSums {
  const readyLines = lines.filter((line) => stakeMinorOf(line, currency) !== null);
  const sentLines = readyLines.filter(isTaken);
  const counted = sentLines.filter(isPlaceable);
  const sum = (value: (line: SlipLine) => bigint | null) =>
    counted.reduce((total, line) => total + (value(line) ?? 0n), 0n);
  return {
    stakeMinor: sum((line) => costMinorOf(line, currency)),
    payoutMinor: sum((line) => payoutMinorOf(line, currency)),
    readyLines,
    sentLines,
    needsAcceptance: sentLines.some((line) => !isLineAcceptable(line, oddsChange)),
  };
}
