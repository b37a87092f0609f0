import type { CallResponse, slipQuote } from '@pavilion/contracts';
import { refusalOfOffer } from '@pavilion/domain/bets';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import {
  isOddsTooHigh,
  maxUnitStakeMinor,
  potentialPayoutMinor,
  type BetShape,
  type PricedLeg,
} from '@pavilion/sports';
import type { PlayerContext } from '../../../http/route.ts';
import { isPastCutOff, oddsText } from '../sportsbook/index.ts';
import { betRoom, readBetBounds, type BetBounds } from './bet-bounds.service.ts';
import { averageOddsMilli, unitThatWins } from './bet-win.ts';
import type { QuotedSelection } from './slip-quote.store.ts';
import { delaySecondsOf } from './sport-delays.ts';

type BetQuote = NonNullable<CallResponse<typeof slipQuote>['bets']>[number];
type LegQuote = BetQuote['legs'][number];

/** A bet that is asked about. */
interface QuestionedBet {
  shape: BetShape;
  lineCount: number;
  legs: readonly { selectionId: string }[];
  unitStakeMinor: bigint | null;
  /** Why it is refused whatever is on offer. */
  fault?: { code: string } | null;
}

/** Each bet as `slip_place` would take it this moment, and the largest unit stake it would take. */
export async function quoteBets(
  context: PlayerContext,
  bets: readonly QuestionedBet[],
): Promise<BetQuote[]> {
  const ids = bets.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId));
  const bounds = await readBetBounds(context, ids.filter(isUuid));
  return bets.map((bet) => quoteOf(context, bet, bounds));
}

function quoteOf(context: PlayerContext, bet: QuestionedBet, bounds: BetBounds): BetQuote {
  const refusedWith = (refusal: string | null) => ({ ...nothing, refusal });
  if (bet.fault) {
    return {
      ...refusedWith(bet.fault.code),
      line_count: bet.lineCount,
      delay_seconds: 0,
      legs: [],
    };
  }
  const selections = bet.legs.map(({ selectionId }) => bounds.selections.get(selectionId) ?? null);
  const legs = selections.map((selection, legNo) =>
    legQuote(selection, { legNo, all: selections, now: context.now }),
  );
  const known = selections.filter((selection) => selection !== null);
  const refused = legs.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  const delay_seconds = delaySecondsOf(known);
  const rest = { line_count: bet.lineCount, delay_seconds, legs };
  if (refused !== null || known.length < legs.length) {
    return { ...refusedWith(refused), ...rest };
  }
  return { ...priced(context, bet, known, bounds), ...rest };
}

/** Of a bet that is not taken. */
const nothing = {
  odds: null,
  stake: null,
  potential_payout: null,
  bound_by: null,
  min_unit_stake: '0',
  max_unit_stake: '0',
};

function legQuote(
  selection: QuotedSelection | null,
  { legNo, all, now }: { legNo: number; all: readonly (QuotedSelection | null)[]; now: Date },
): LegQuote {
  if (!selection) {
    return { leg_no: legNo, odds: null, state: 'closed', refusal: 'selectionNotFound' };
  }
  const { marketStatus, isOffered, oddsMilli } = selection;
  const isClosed = selection.state === 'postponed';
  const refusal = refusalOfOffer({
    marketStatus: isClosed ? 'closed' : marketStatus,
    isPastCutOff: isPastCutOff(selection, now),
    oddsMilli: isOffered ? oddsMilli : null,
  });
  return {
    leg_no: legNo,
    odds: isOffered ? oddsText(oddsMilli) : null,
    state: refusal === null ? 'open' : refusal === 'marketSuspended' ? 'suspended' : 'closed',
    refusal: refusal ?? combinationRefusal(selection, all),
  };
}

/** The rule of `check_slip_legs` in the database. */
function combinationRefusal(
  selection: QuotedSelection,
  all: readonly (QuotedSelection | null)[],
): string | null {
  if (all.length < 2) return null;
  const ofEvent = all.filter((other) => other?.eventId === selection.eventId);
  if (ofEvent.length > 1) return 'relatedSelections';
  return selection.isCombinable ? null : 'notCombinable';
}

/** Why no stake at all is taken, in the order of the decision. */
function refusalOf(
  { isOpen, isTooHigh, isTooLow }: Record<'isOpen' | 'isTooHigh' | 'isTooLow', boolean>,
  boundBy: string,
): string | null {
  if (!isOpen) return 'limitReached';
  if (isTooHigh) return 'oddsTooHigh';
  return isTooLow ? boundBy : null;
}

function priced(
  { site }: PlayerContext,
  { shape, lineCount, unitStakeMinor }: QuestionedBet,
  selections: readonly QuotedSelection[],
  bounds: BetBounds,
) {
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const legs = selections.map(({ oddsMilli }): PricedLeg => ({ oddsMilli, terms: null }));
  const lines = BigInt(lineCount);
  const { minStakeMinor, ...room } = betRoom(selections, bounds);
  const least = (minStakeMinor + lines - 1n) / lines;
  const ways: [string, bigint][] = [
    ['stakeTooHigh', room.stakeMinor / lines],
    [
      'stakeTooHigh',
      maxUnitStakeMinor(shape, legs, room.liabilityMinor) ?? room.stakeMinor / lines,
    ],
    // Not rounded: what a bet may win at most is held to the part of a unit.
    ['payoutTooHigh', unitThatWins(shape, legs, room.betWinMinor) ?? room.stakeMinor / lines],
    [
      'payoutTooHigh',
      maxUnitStakeMinor(shape, legs, room.playerWinMinor) ?? room.stakeMinor / lines,
    ],
    ['insufficientFunds', room.balanceMinor / lines],
  ];
  const [boundBy, lowest] = ways.reduce((low, way) => (way[1] < low[1] ? way : low));
  const most = lowest > 0n ? lowest : 0n;
  const isTooHigh = isOddsTooHigh(legs, room.maxOddsMilli);
  const refusal = refusalOf(
    { isOpen: bounds.limits !== null, isTooHigh, isTooLow: most < least },
    boundBy,
  );
  return {
    odds: oddsText(averageOddsMilli(shape, legs)),
    stake: unitStakeMinor === null ? null : amount(unitStakeMinor * lines),
    potential_payout:
      unitStakeMinor === null ? null : amount(potentialPayoutMinor(shape, unitStakeMinor, legs)),
    min_unit_stake: amount(least),
    max_unit_stake: amount(refusal === null ? most : 0n),
    bound_by: boundBy,
    refusal,
  };
}
