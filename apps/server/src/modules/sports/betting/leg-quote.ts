import type { CallResponse, slipQuote } from '@pavilion/contracts';
import { refusalOfOffer } from '@pavilion/domain/bets';
import { placeTerms, takesEachWay, type PlaceTerms } from '@pavilion/sports';
import { isPastCutOff, oddsText, placeTermsView, typeOfKind } from '../sportsbook/index.ts';
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

/** What the place part of a bet on a selection would stand on now; null where it has none. */
export function placeTermsOf({
  sport,
  marketKind,
  runnerCount,
  isHandicap,
}: Pick<
  QuotedSelection,
  'sport' | 'marketKind' | 'runnerCount' | 'isHandicap'
>): PlaceTerms | null {
  return takesEachWay(typeOfKind(sport, marketKind)) ? placeTerms(runnerCount, isHandicap) : null;
}

/** A leg as it would be taken now, beside the others of its bet. */
export function legQuote(
  selection: QuotedSelection | null,
  legNo: number,
  {
    all,
    isEachWay,
    otherLines,
    now,
  }: {
    all: readonly (QuotedSelection | null)[];
    isEachWay: boolean;
    otherLines: ReadonlyMap<string, string>;
    now: Date;
  },
): LegQuote {
  if (!selection) return { leg_no: legNo, place_terms: null, ...unknown };
  const terms = placeTermsOf(selection);
  const rest = { leg_no: legNo, place_terms: terms && placeTermsView(terms) };
  const placeRefusal = isEachWay && terms === null ? 'notEachWay' : null;
  const { odds, state, refusal } = offerOf(selection, now);
  const mayMove = state === 'closed' && refusal !== 'eventStarted';
  return {
    ...rest,
    odds,
    state,
    stop_reason: state === 'open' ? null : selection.stopReason,
    refusal: refusal ?? placeRefusal ?? combinationRefusal(selection, all),
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
