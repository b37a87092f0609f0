import type { CallInput, CallResponse, slipQuote } from '@pavilion/contracts';
import { maxStakeMinor, type MaxStake } from '@pavilion/domain/bets';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { withAsker, type SportsLimits } from '../sportsbook/index.ts';
import {
  marketWinMinor,
  ofPlayer,
  playerWinRoomMinor,
  readBetBounds,
  type BetBounds,
} from './bet-bounds.service.ts';
import { eventRoom } from './event-room.ts';
import { offerOf } from './leg-quote.ts';
import { quoteBets } from './quote-bets.service.ts';
import { askedBets } from './slip-bets.ts';
import type { QuotedSelection } from './slip-quote.store.ts';

type Quote = CallResponse<typeof slipQuote>['value'][number];

/**
 * For each selection the present price, the smallest and the largest stake that a bet on it alone
 * would be accepted with now, or why none would. Of a guest no stake is told.
 */
export async function quoteSelections(
  context: RequestContext,
  asked: readonly { selection_id: string }[],
): Promise<Quote[]> {
  const ids = asked.map(({ selection_id }) => selection_id.toLowerCase());
  const bounds = await readBetBounds(context, ids.filter(isUuid));
  const { limits, selections } = bounds;
  return ids.map((id) => {
    const selection = selections.get(id);
    const none = { selection_id: id, min_stake: '0', max_stake: '0' };
    if (!selection) return { ...none, odds: null, refusal: 'selectionNotFound' };
    if (bounds.isGuest) {
      const { odds, refusal } = offerOf(selection, context.now);
      return { ...none, odds, refusal };
    }
    if (!limits) return { ...none, odds: null, refusal: 'limitReached' };
    return quoteOf(context, selection, { ...bounds, limits });
  });
}

/**
 * What is asked of selections, each alone, and of bets of one leg or several: for the player who is
 * named, else for a guest. Fails with sessionExpired.
 */
export async function quoteSlip(
  request: RequestContext,
  input: Pick<CallInput<typeof slipQuote>, 'account_id' | 'auth' | 'selections' | 'bets'>,
): Promise<CallResponse<typeof slipQuote>> {
  const context = await withAsker(request, input);
  const value = await quoteSelections(context, input.selections ?? []);
  if (input.bets === undefined) return { value };
  const { code } = context.site.currency;
  const bets = askedBets(input.bets).map((bet, index) => {
    const text = input.bets?.[index]?.unit_stake;
    const unitStakeMinor = text === undefined ? null : parseAmount(text, code);
    if (text !== undefined && unitStakeMinor === null) {
      return failField(`bets.${index}.unit_stake`, 'invalidAmount');
    }
    return { ...bet, unitStakeMinor };
  });
  return { value, bets: await quoteBets(context, bets) };
}

type Known = BetBounds & { limits: SportsLimits };

function quoteOf({ site, now }: RequestContext, selection: QuotedSelection, known: Known): Quote {
  const { minStakeMinor } = known.limits;
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const most = mostOf(selection, known);
  const offer = offerOf(selection, now);
  const refusal = offer.refusal ?? (most.maxStakeMinor < minStakeMinor ? most.boundBy : null);
  return {
    selection_id: selection.id,
    odds: offer.odds,
    min_stake: amount(minStakeMinor),
    max_stake: amount(refusal ? 0n : most.maxStakeMinor),
    refusal,
  };
}

function mostOf(
  selection: QuotedSelection,
  { limits, balanceMinor, exposures, wins }: Known,
): MaxStake {
  return maxStakeMinor({
    oddsMilli: selection.oddsMilli,
    marketMaxStakeMinor: limits.maxStakeMinor,
    playerFactorMilli: wins.factorMilli,
    maxWinMinor: least(
      least(ofPlayer(limits.maxWinMinor, wins), marketWinMinor([selection], limits, wins)),
      playerWinRoomMinor([selection], limits, wins),
    ),
    ...eventRoom(exposures, selection, limits.maxEventLiabilityMinor),
    playerLimitRemainingMinor: null,
    balanceMinor,
  });
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
