import type { CallInput, CallResponse, slipQuote } from '@pavilion/contracts';
import { maxStakeMinor, refusalOfOffer, type MaxStake } from '@pavilion/domain/bets';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, mulRatioFloor, parseAmount } from '@pavilion/domain/money';
import { failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { isPastCutOff, oddsText, type SportsLimits } from '../sportsbook/index.ts';
import { playerWinRoomMinor, readBetBounds, type BetBounds } from './bet-bounds.service.ts';
import { eventRoom } from './event-room.ts';
import { quoteBets } from './quote-bets.service.ts';
import { askedBets } from './slip-bets.ts';
import type { QuotedSelection } from './slip-quote.store.ts';

type Quote = CallResponse<typeof slipQuote>['value'][number];

/**
 * For each selection the present price, the smallest and the largest stake that a bet on it alone would be accepted with
 * now, or why none would.
 */
export async function quoteSelections(
  context: PlayerContext,
  asked: readonly { selection_id: string }[],
): Promise<Quote[]> {
  const ids = asked.map(({ selection_id }) => selection_id.toLowerCase());
  const bounds = await readBetBounds(context, ids.filter(isUuid));
  const { limits, selections } = bounds;
  return ids.map((id) => {
    const selection = selections.get(id);
    if (!selection || !limits) {
      const refusal = selection ? 'limitReached' : 'selectionNotFound';
      return { selection_id: id, odds: null, min_stake: '0', max_stake: '0', refusal };
    }
    return quoteOf(context, selection, { ...bounds, limits });
  });
}

/** What is asked of selections, each alone, and of bets of one leg or several. */
export async function quoteSlip(
  context: PlayerContext,
  input: Pick<CallInput<typeof slipQuote>, 'selections' | 'bets'>,
): Promise<CallResponse<typeof slipQuote>> {
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

function quoteOf({ site, now }: PlayerContext, selection: QuotedSelection, known: Known): Quote {
  const { minStakeMinor } = known.limits;
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const most = mostOf(selection, known);
  const offer = {
    marketStatus: selection.state === 'postponed' ? ('closed' as const) : selection.marketStatus,
    isPastCutOff: isPastCutOff(selection, now),
    oddsMilli: selection.isOffered ? selection.oddsMilli : null,
  };
  const refusal =
    refusalOfOffer(offer) ?? (most.maxStakeMinor < minStakeMinor ? most.boundBy : null);
  return {
    selection_id: selection.id,
    odds: selection.isOffered ? oddsText(selection.oddsMilli) : null,
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
      mulRatioFloor(limits.maxWinMinor, BigInt(wins.factorMilli), 1000n),
      playerWinRoomMinor([selection], limits, wins),
    ),
    ...eventRoom(exposures, selection, limits.maxEventLiabilityMinor),
    playerLimitRemainingMinor: null,
    balanceMinor,
  });
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
