import type { CallInput, CallResponse, slipQuote } from '@pavilion/contracts';
import { maxStakeMinor, refusalOfOffer, type MaxStake } from '@pavilion/domain/bets';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount, mulRatioFloor } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import {
  isPastCutOff,
  oddsText,
  readSportsLimits,
  type SportsLimits,
} from '../sportsbook/index.ts';
import { eventRoom } from './event-room.ts';
import {
  readExposures,
  readPlayerWins,
  readQuotedSelections,
  type SelectionExposure,
  type PlayerWins,
  type QuotedSelection,
} from './slip-quote.store.ts';

type Quote = CallResponse<typeof slipQuote>['value'][number];

/**
 * For each selection the present price, the smallest and the largest stake that a bet on it alone would be accepted with
 * now, or why none would.
 */
export async function quoteSlip(
  context: PlayerContext,
  input: Pick<CallInput<typeof slipQuote>, 'selections'>,
): Promise<Quote[]> {
  const { server, site, player } = context;
  const ids = input.selections.map(({ selection_id }) => selection_id.toLowerCase());
  const { db } = server.database;
  const [limits, selections, balanceMinor] = await Promise.all([
    readSportsLimits(db, site.id),
    readQuotedSelections(db, ids.filter(isUuid)),
    server.ledger.balance(
      site.id,
      { owner: 'player', playerId: player.id, kind: 'cash' },
      site.currency.code,
    ),
  ]);
  const eventIds = [...selections.values()].map(({ eventId }) => eventId);
  const [exposures, wins] = await Promise.all([
    readExposures(db, site.id, eventIds),
    readPlayerWins(db, player.id, eventIds, context.now),
  ]);
  return ids.map((id) => {
    const selection = selections.get(id);
    if (!selection || !limits) {
      const refusal = selection ? 'limitReached' : 'selectionNotFound';
      return { selection_id: id, odds: null, min_stake: '0', max_stake: '0', refusal };
    }
    return quoteOf(context, selection, { limits, balanceMinor, exposures, wins });
  });
}

interface Known {
  limits: SportsLimits;
  balanceMinor: bigint;
  exposures: readonly SelectionExposure[];
  wins: PlayerWins;
}

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
    maxWinMinor: winRoomMinor(selection, limits, wins),
    ...eventRoom(exposures, selection, limits.maxEventLiabilityMinor),
    playerLimitRemainingMinor: null,
    balanceMinor,
  });
}

/** The most one more bet of the player may win: the caps of `limits_of_player`, less what his bets could win already. */
function winRoomMinor(
  { id, eventId }: QuotedSelection,
  limits: SportsLimits,
  { factorMilli, dayMinor, open }: PlayerWins,
): bigint {
  const onMatch = open.filter((one) => one.eventId === eventId);
  const onSelection = onMatch.filter(({ selectionId }) => selectionId === id);
  const sum = (wins: PlayerWins['open']) => wins.reduce((all, { winMinor }) => all + winMinor, 0n);
  const room = (cap: bigint | null | undefined, usedMinor: bigint): bigint[] =>
    cap === null || cap === undefined
      ? []
      : [mulRatioFloor(cap, BigInt(factorMilli), 1000n) - usedMinor];
  return [
    ...room(limits.maxSelectionWinMinor, sum(onSelection)),
    ...room(limits.maxMatchWinMinor, sum(onMatch)),
    ...room(limits.maxDayWinMinor, dayMinor),
  ].reduce(
    (least, one) => (one < least ? one : least),
    mulRatioFloor(limits.maxWinMinor, BigInt(factorMilli), 1000n),
  );
}
