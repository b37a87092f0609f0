import {
  isErrorCode,
  type CallInput,
  type CallResponse,
  type betEditQuote,
} from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { lineCount } from '@pavilion/sports';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { quoteBets, type SlipLeg } from '../betting/index.ts';
import { worthOf } from './bet-worth.ts';
import { readWorthOf } from './read-worth.service.ts';
import { offerView } from './cash-out-view.ts';
import { checkBuilders } from './check-builders.service.ts';
import { checkEditable, newShape, unitOf } from './edit-terms.ts';
import { readCashOutTerms } from './terms.store.ts';

type Input = Pick<CallInput<typeof betEditQuote>, 'bet_id' | 'legs'>;

/**
 * What a bet would become with other legs: its worth now is the stake of the new one. Fails with
 * what the bet, its worth or a new leg has against it.
 */
export async function quoteEdit(
  context: PlayerContext,
  { bet_id, legs }: Input,
): Promise<CallResponse<typeof betEditQuote>> {
  const { server, site, player, now } = context;
  const betId = bet_id.toLowerCase();
  const owner = { siteId: site.id, playerId: player.id };
  const { db } = server.database;
  const [bet] = isUuid(betId) ? await readWorthOf(db, owner, [betId], now) : [];
  if (!bet) return fail('betNotFound');
  checkEditable(bet);
  const { shape, newLegs } = newShape(bet, legs);
  await checkBuilders(db, bet, newLegs);
  const terms = await readCashOutTerms(db, site.id);
  const worth = worthOf(bet, 100, terms);
  const offer = offerView({ bet, partPercent: 100, terms, now }, worth);
  const { offer_id, expires_at } = offer;
  if (worth.refusal !== null || offer_id === null)
    return fail('cashOutUnavailable', { statusDetail: worth.refusal ?? undefined });
  const lines = lineCount(shape);
  const unitStakeMinor = unitOf(shape, worth.amountMinor);
  const asked = { shape, lineCount: lines, legs: newLegs, unitStakeMinor };
  const ended = { betId: bet.id, paidMinor: worth.amountMinor };
  const [quote] = await quoteBets(context, [asked], ended);
  const refusal = quote ? refusalOf(quote, unitStakeMinor, site.currency.code) : null;
  if (refusal !== null && isErrorCode(refusal)) fail(refusal);
  if (!quote?.odds || quote.potential_payout === null) return fail('marketSuspended');
  return {
    offer: {
      offer_id,
      stake: formatAmount(unitStakeMinor * BigInt(lines), site.currency.code),
      odds: quote.odds,
      potential_payout: quote.potential_payout,
      legs: newLegs.map((leg, legNo) => legView(leg, quote.legs[legNo]?.odds ?? '')),
      expires_at,
      delay_seconds: Math.max(offer.delay_seconds, quote.delay_seconds),
    },
  };
}

type BetQuote = Awaited<ReturnType<typeof quoteBets>>[number];

/** Why the new bet would not be taken; its stake is what the old one is worth, no more, no less. */
function refusalOf(quote: BetQuote, unitMinor: bigint, currency: CurrencyCode): string | null {
  const ofLeg = quote.legs.find((leg) => leg.refusal !== null)?.refusal;
  if (ofLeg) return ofLeg;
  const minor = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  if (unitMinor < minor(quote.min_unit_stake)) return 'stakeTooLow';
  if (quote.refusal !== null) return quote.refusal;
  return unitMinor > minor(quote.max_unit_stake) ? quote.bound_by : null;
}

const legView = ({ selectionId, pickIds }: SlipLeg, odds: string) => ({
  selection_id: selectionId,
  ...(pickIds && { selection_ids: [...pickIds] }),
  odds,
});
