import type { CallResponse, slipQuote } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import {
  isOddsTooHigh,
  potentialPayoutMinor,
  type BetShape,
  type PricedLeg,
} from '@pavilion/sports';
import type { RequestContext } from '../../../http/route.ts';
import { oddsText } from '../sportsbook/index.ts';
import { readBetBounds, type BetBounds } from './bet-bounds.service.ts';
import { averageOddsMilli } from './bet-win.ts';
import { legQuote, offerOf, placeTermsOf } from './leg-quote.ts';
import { readHeldVouchers, type HeldVoucher } from './quote-vouchers.store.ts';
import { readOtherLines, type QuotedSelection } from './slip-quote.store.ts';
import { delaySecondsOf } from './sport-delays.ts';
import { unitStakes } from './unit-stakes.ts';
import { payoutWithVoucher, voucherFault, type VoucherBet } from './voucher-fit.ts';

type BetQuote = NonNullable<CallResponse<typeof slipQuote>['bets']>[number];

/** A bet that is asked about. */
interface QuestionedBet {
  shape: BetShape;
  lineCount: number;
  legs: readonly { selectionId: string }[];
  unitStakeMinor: bigint | null;
  voucherId?: string | null;
  /** Why it is refused whatever is on offer. */
  fault?: { code: string } | null;
}

/** What every bet of a question is judged by. */
interface Known {
  bounds: BetBounds;
  vouchers: readonly HeldVoucher[];
  otherLines: ReadonlyMap<string, string>;
}

/**
 * Each bet as `slip_place` would take it this moment, and the largest unit stake it would take. A
 * guest gets the prices.
 */
export async function quoteBets(
  context: RequestContext,
  bets: readonly QuestionedBet[],
): Promise<BetQuote[]> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const ids = bets.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId));
  const wanted = bets.flatMap(({ voucherId }) => voucherId ?? []).filter(isUuid);
  const bounds = await readBetBounds(context, ids.filter(isUuid));
  const closed = [...bounds.selections.values()].filter(
    (selection) => offerOf(selection, now).state === 'closed',
  );
  const [otherLines, vouchers] = await Promise.all([
    readOtherLines(
      db,
      closed.map(({ id }) => id),
    ),
    player ? readHeldVouchers(db, { siteId: site.id, playerId: player.id }, wanted) : [],
  ]);
  return bets.map((bet) => quoteOf(context, bet, { bounds, vouchers, otherLines }));
}

function quoteOf(context: RequestContext, bet: QuestionedBet, known: Known): BetQuote {
  const { lineCount: line_count, fault } = bet;
  if (fault) return { ...nothing, refusal: fault.code, line_count, delay_seconds: 0, legs: [] };
  const { bounds, otherLines } = known;
  const selections = bet.legs.map(({ selectionId }) => bounds.selections.get(selectionId) ?? null);
  const legs = selections.map((selection, legNo) =>
    legQuote(selection, legNo, {
      all: selections,
      isEachWay: bet.shape.isEachWay,
      otherLines,
      now: context.now,
    }),
  );
  const found = selections.filter((selection) => selection !== null);
  const refusal = legs.find((leg) => leg.refusal !== null)?.refusal ?? null;
  const rest = { line_count, delay_seconds: delaySecondsOf(found), legs };
  if (refusal !== null || found.length < legs.length) return { ...nothing, refusal, ...rest };
  return { ...priced(context, bet, found, known), ...rest };
}

/** Of a bet that is not taken. */
const nothing = {
  odds: null,
  stake: null,
  potential_payout: null,
  bound_by: null,
  min_unit_stake: '0',
  max_unit_stake: '0',
  vouchers: [],
};

function priced(
  context: RequestContext,
  bet: QuestionedBet,
  selections: readonly QuotedSelection[],
  { bounds, vouchers }: Known,
) {
  const { shape, lineCount, unitStakeMinor } = bet;
  const amount = (minor: bigint): string => formatAmount(minor, context.site.currency.code);
  const legs = selections.map((one): PricedLeg => ({
    oddsMilli: one.oddsMilli,
    terms: shape.isEachWay ? placeTermsOf(one) : null,
  }));
  const oddsMilli = averageOddsMilli(shape, legs);
  const asked: VoucherBet = { shape, legs, oddsMilli, sports: selections.map((one) => one.sport) };
  const chosen = vouchers.find(({ id }) => id === bet.voucherId) ?? null;
  const stakes = unitStakes({ shape, lineCount, legs, selections, voucher: chosen }, bounds);
  const isKnown = (bet.voucherId ?? null) === null || chosen !== null;
  const isUsable = chosen === null || voucherFault(chosen, asked, context.now) === null;
  const refusal = firstOf([
    [bounds.limits === null, 'limitReached'],
    [isOddsTooHigh(legs, stakes.maxOddsMilli), 'oddsTooHigh'],
    [!isKnown, 'voucherNotFound'],
    [!isUsable, 'voucherNotUsable'],
    [!bounds.isGuest && stakes.mostMinor < stakes.leastMinor, stakes.boundBy],
  ]);
  const payoutMinor = chosen
    ? payoutWithVoucher(chosen, asked, unitStakeMinor)
    : unitStakeMinor && potentialPayoutMinor(shape, unitStakeMinor, legs);
  return {
    odds: oddsText(oddsMilli),
    stake: unitStakeMinor === null ? null : amount(unitStakeMinor * BigInt(lineCount)),
    potential_payout: payoutMinor === null ? null : amount(payoutMinor),
    ...(bounds.isGuest
      ? { min_unit_stake: '0', max_unit_stake: '0', bound_by: null }
      : {
          min_unit_stake: amount(stakes.leastMinor),
          max_unit_stake: amount(refusal === null ? stakes.mostMinor : 0n),
          bound_by: stakes.boundBy,
        }),
    refusal,
    vouchers: vouchers
      .filter((voucher) => voucherFault(voucher, asked, context.now) === null)
      .map((voucher) =>
        voucherView(voucher, payoutWithVoucher(voucher, asked, unitStakeMinor), amount),
      ),
  };
}

/** Why no stake at all is taken, in the order of the decision. */
const firstOf = (reasons: readonly (readonly [boolean, string])[]): string | null =>
  reasons.find(([holds]) => holds)?.[1] ?? null;

function voucherView(
  voucher: HeldVoucher,
  payoutMinor: bigint | null,
  amount: (minor: bigint) => string,
): BetQuote['vouchers'][number] {
  const told = (minor: bigint | null): string | null => (minor === null ? null : amount(minor));
  return {
    voucher_id: voucher.id,
    kind: voucher.kind,
    amount: told(voucher.amountMinor),
    boost_percent: voucher.boostPercent,
    max_extra: told(voucher.maxExtraMinor),
    max_stake: told(voucher.maxStakeMinor),
    expires_at: voucher.expiresAt.toISOString(),
    potential_payout: told(payoutMinor),
  };
}
