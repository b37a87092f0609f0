import type { CallResponse, slipQuote } from '@pavilion/contracts';
import { refusalOfOffer } from '@pavilion/domain/bets';
import { placeTerms, takesEachWay, type PlaceTerms } from '@pavilion/sports';
import { isPastCutOff, oddsText, placeTermsView, typeOfKind } from '../sportsbook/index.ts';
import type { PricedBuilder } from './priced-builder.ts';
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

/**
 * A builder as it would be taken now, each of its picks with what stands against it; its own
 * refusal is the first of theirs.
 */
export function builderQuote(
  pickIds: readonly string[],
  selections: readonly (QuotedSelection | null)[],
  priced: PricedBuilder,
  {
    legNo,
    all,
    isEachWay,
    now,
  }: { legNo: number; all: readonly (QuotedSelection | null)[]; isEachWay: boolean; now: Date },
): LegQuote {
  const faults = new Map(priced.faults.map(({ pick, code }) => [pick, code]));
  const offers = selections.map((selection) => (selection ? offerOf(selection, now) : null));
  const picks = pickIds.map((selection_id, at) => {
    const offer = offers[at];
    const refusal = offer ? (offer.refusal ?? faults.get(at) ?? null) : 'selectionNotFound';
    return { selection_id, refusal };
  });
  const states = offers.map((offer) => offer?.state ?? 'closed');
  const state = (['closed', 'suspended'] as const).find((one) => states.includes(one)) ?? 'open';
  const stopped = selections.find((_, at) => states[at] === state) ?? null;
  const related = combinationRefusal(selections[0] ?? null, all);
  const placeRefusal = isEachWay ? 'notEachWay' : null;
  const isOffered = offers.every((offer) => offer !== null && offer.odds !== null);
  return {
    leg_no: legNo,
    odds: isOffered && priced.price ? oddsText(priced.price.oddsMilli) : null,
    state,
    stop_reason: state === 'open' ? null : (stopped?.stopReason ?? null),
    refusal: picks.find(({ refusal }) => refusal !== null)?.refusal ?? placeRefusal ?? related,
    replaced_by: null,
    place_terms: null,
    picks,
  };
}

const unknown = {
  odds: null,
  state: 'closed',
  stop_reason: null,
  refusal: 'selectionNotFound',
  replaced_by: null,
} as const;

/** The rule of `check_slip_legs` in the database; `all` has the first pick of every leg. */
function combinationRefusal(
  selection: QuotedSelection | null,
  all: readonly (QuotedSelection | null)[],
): string | null {
  if (selection === null || all.length < 2) return null;
  const { eventId, decidedBy } = selection;
  const related = all.filter(
    (other) =>
      other !== null &&
      (other.eventId === eventId || other.eventId === decidedBy || other.decidedBy === eventId),
  );
  // It is one of them itself.
  if (related.length > 1) return 'relatedSelections';
  return selection.isCombinable ? null : 'notCombinable';
}
