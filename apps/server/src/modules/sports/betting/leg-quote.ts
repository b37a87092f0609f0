import type { CallResponse, slipQuote } from '@pavilion/contracts';
import { refusalOfOffer } from '@pavilion/domain/bets';
import { isPastCutOff, oddsText } from '../sportsbook/index.ts';
import type { QuotedSelection } from './slip-quote.store.ts';

export type LegQuote = NonNullable<CallResponse<typeof slipQuote>['bets']>[number]['legs'][number];

type OfferedSelection = Pick<
  QuotedSelection,
  'marketStatus' | 'isOffered' | 'oddsMilli' | 'state' | 'allowsLive' | 'startTime'
>;

/**
 * Why a selection takes no bets now, and what is shown of it; its odds are null while it has no
 * price.
 */
export function offerOf(selection: OfferedSelection, now: Date) {
  const { marketStatus, isOffered, oddsMilli, state } = selection;
  const refusal = refusalOfOffer({
    marketStatus: state === 'postponed' ? 'closed' : marketStatus,
    isPastCutOff: isPastCutOff(selection, now),
    oddsMilli: isOffered ? oddsMilli : null,
  });
  return {
    refusal,
    odds: isOffered ? oddsText(oddsMilli) : null,
    state: refusal === null ? 'open' : refusal === 'marketSuspended' ? 'suspended' : 'closed',
  } as const;
}

/** A leg as it would be taken now, beside the others of its bet. No market has a place part yet. */
export function legQuote(
  selection: QuotedSelection | null,
  legNo: number,
  {
    all,
    otherLines,
    now,
  }: {
    all: readonly (QuotedSelection | null)[];
    otherLines: ReadonlyMap<string, string>;
    now: Date;
  },
): LegQuote {
  const rest = { leg_no: legNo, place_terms: null };
  if (!selection) return { ...rest, ...unknown };
  const { odds, state, refusal } = offerOf(selection, now);
  const mayMove = state === 'closed' && refusal !== 'eventStarted';
  return {
    ...rest,
    odds,
    state,
    stop_reason: state === 'open' ? null : selection.stopReason,
    refusal: refusal ?? combinationRefusal(selection, all),
    replaced_by: mayMove ? (otherLines.get(selection.id) ?? null) : null,
  };
}

const unknown = {
  odds: null,
  state: 'closed',
  stop_reason: null,
  refusal: 'selectionNotFound',
  replaced_by: null,
} as const;

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
