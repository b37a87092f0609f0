import type { CallResponse, slipQuote } from '@pavilion/contracts';
import { refusalOfOffer } from '@pavilion/domain/bets';
import { isPastCutOff, oddsText } from '../sportsbook/index.ts';
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

/**
 * A builder as it would be taken now, each of its picks with what stands against it; its own
 * refusal is the first of theirs.
 */
export function builderQuote(
  pickIds: readonly string[],
  selections: readonly (QuotedSelection | null)[],
  priced: PricedBuilder,
  { legNo, all, now }: { legNo: number; all: readonly (QuotedSelection | null)[]; now: Date },
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
  const isOffered = offers.every((offer) => offer !== null && offer.odds !== null);
  return {
    leg_no: legNo,
    odds: isOffered && priced.price ? oddsText(priced.price.oddsMilli) : null,
    state,
    stop_reason: state === 'open' ? null : (stopped?.stopReason ?? null),
    refusal: picks.find(({ refusal }) => refusal !== null)?.refusal ?? related,
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
  const ofEvent = all.filter((other) => other?.eventId === selection.eventId);
  if (ofEvent.length > 1) return 'relatedSelections';
  return selection.isCombinable ? null : 'notCombinable';
}
