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
import { oddsMilliOf, oddsText, readTradingTerms } from '../sportsbook/index.ts';
import { readBetBounds, type BetBounds, type EndedBet } from './bet-bounds.service.ts';
import { averageOddsMilli } from './bet-win.ts';
import { builderQuote, legQuote, offerOf, placeTermsOf, type LegQuote } from './leg-quote.ts';
import { priceBuilders } from './price-builders.service.ts';
import { builderKey, type PricedBuilders } from './priced-builder.ts';
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
  legs: readonly QuestionedLeg[];
  unitStakeMinor: bigint | null;
  voucherId?: string | null;
  /** Why it is refused whatever is on offer. */
  fault?: { code: string } | null;
}

interface QuestionedLeg {
  /** Of a builder the first of its picks. */
  selectionId: string;
  pickIds?: readonly string[];
}

const idsOf = ({ selectionId, pickIds }: QuestionedLeg): readonly string[] =>
  pickIds ?? [selectionId];

/** What every bet of a question is judged by. */
interface Known {
  bounds: BetBounds;
  vouchers: readonly HeldVoucher[];
  otherLines: ReadonlyMap<string, string>;
  builders: PricedBuilders;
  /** Seconds a bet in play waits, by sport. */
  delays: Readonly<Record<string, number>>;
}

/**
 * Each bet as `slip_place` would take it this moment, and the largest unit stake it would take;
 * with a bet that is edited, once that has ended. A guest gets the prices.
 */
export async function quoteBets(
  context: RequestContext,
  bets: readonly QuestionedBet[],
  ended: EndedBet | null = null,
): Promise<BetQuote[]> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const asked = bets.filter(({ fault }) => !fault).flatMap(({ legs }) => legs);
  const ids = asked.flatMap(idsOf);
  const wanted = bets.flatMap(({ voucherId }) => voucherId ?? []).filter(isUuid);
  const bounds = await readBetBounds(context, ids.filter(isUuid), ended);
  const closed = [...bounds.selections.values()].filter(
    (selection) => offerOf(selection, now).state === 'closed',
  );
  const [otherLines, vouchers, builders, { delays }] = await Promise.all([
    readOtherLines(
      db,
      closed.map(({ id }) => id),
    ),
    player ? readHeldVouchers(db, { siteId: site.id, playerId: player.id }, wanted) : [],
    priceBuilders(
      db,
      asked.flatMap(({ pickIds }) => (pickIds ? [pickIds] : [])),
    ),
    readTradingTerms(db),
  ]);
  const known = { bounds, vouchers, otherLines, builders, delays };
  return bets.map((bet) => quoteOf(context, bet, known));
}

function quoteOf(context: RequestContext, bet: QuestionedBet, known: Known): BetQuote {
  const { lineCount: line_count, fault } = bet;
  if (fault) return { ...nothing, refusal: fault.code, line_count, delay_seconds: 0, legs: [] };
  const legs = legQuotes(bet, known, context.now);
  const ids = bet.legs.flatMap(idsOf);
  const found = ids.flatMap((id) => known.bounds.selections.get(id) ?? []);
  const refusal = legs.find((leg) => leg.refusal !== null)?.refusal ?? null;
  const rest = { line_count, delay_seconds: delaySecondsOf(found, known.delays), legs };
  const isPriced = found.length === ids.length && legs.every(({ odds }) => odds !== null);
  if (refusal !== null || !isPriced) return { ...nothing, refusal, ...rest };
  const prices = legs.map(({ odds }) => oddsMilliOf(odds ?? ''));
  return { ...priced(context, bet, { selections: found, prices }, known), ...rest };
}

const termsOf = ({ isEachWay }: BetShape, selection: QuotedSelection | undefined) =>
  isEachWay && selection ? placeTermsOf(selection) : null;

function legQuotes(
  { legs: asked, shape: { isEachWay } }: QuestionedBet,
  { bounds, otherLines, builders }: Known,
  now: Date,
): LegQuote[] {
  const find = (id: string): QuotedSelection | null => bounds.selections.get(id) ?? null;
  const all = asked.map(({ selectionId }) => find(selectionId));
  return asked.map(({ pickIds }, legNo) => {
    if (pickIds === undefined)
      return legQuote(all[legNo] ?? null, legNo, { all, isEachWay, otherLines, now });
    const builder = builders.get(builderKey(pickIds));
    if (builder === undefined) throw new Error('a builder without a price');
    return builderQuote(pickIds, pickIds.map(find), builder, { legNo, all, isEachWay, now });
  });
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
  { selections, prices }: { selections: readonly QuotedSelection[]; prices: readonly number[] },
  { bounds, vouchers }: Known,
) {
  const { shape, lineCount, unitStakeMinor } = bet;
  const amount = (minor: bigint): string => formatAmount(minor, context.site.currency.code);
  // Each way every leg is one selection: a builder has no place part.
  const legs = prices.map((oddsMilli, legNo): PricedLeg => ({
    oddsMilli,
    terms: termsOf(shape, selections[legNo]),
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
