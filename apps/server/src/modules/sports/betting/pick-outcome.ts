import {
  deductionPercent,
  defaultRules,
  fraction,
  placeTerms,
  readFacts,
  settlePlacePart,
  takesEachWay,
  type Acceptance,
  type Facts,
  type PickResult,
  type Selection,
  type SettledBy,
} from '@pavilion/sports';
import { typeOfKind } from '../sportsbook/index.ts';
import type { PickGroup, PickOutcome, PlaceOutcome, ToldResult } from './pick-results.store.ts';

/**
 * Facts as they were told; of those that do not say when the event began it is when we knew it
 * would. Throws for what cannot be read.
 */
export function factsOfTold({ facts: told, startTime }: Omit<ToldResult, 'sport'>): Facts {
  const read = readFacts(told);
  if ('faults' in read) {
    const [{ path, problem }] = read.faults;
    throw new Error(`facts cannot be read: ${path} ${problem}`);
  }
  return { ...read.facts, startedAtMs: read.facts.startedAtMs ?? startTime.getTime() };
}

/** Between two of these it does not matter when a pick was accepted. */
export function momentsOf({ startedAtMs, cancelled, withdrawals }: Facts): number[] {
  const all = [
    startedAtMs,
    ...cancelled.flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
    ...withdrawals.map(({ atMs }) => atMs),
  ];
  return [...new Set(all.filter((ms) => ms !== null))].toSorted((a, b) => a - b);
}

/** What picks accepted alike are about. */
export const selectionOf = (
  sport: string,
  { kind, outcome, lineQuarters, param, playerId }: PickGroup,
): Selection => ({
  market: { type: typeOfKind(sport, kind), lineQuarters, param, playerId },
  outcome,
});

/** How picks accepted alike were accepted. */
export const acceptanceOf = (group: PickGroup): Acceptance => ({
  atMs: group.acceptedAt.getTime(),
  isLive: group.isLive,
  score: [group.acceptedHomeScore, group.acceptedAwayScore],
  isAntepost: group.isAntepost,
});

/** A pick that facts settle. */
type SettledPick = PickResult & { readonly by: SettledBy };

/** What a group became by the facts that settled it, as it is kept. */
export function outcomeOf(
  sport: string,
  group: PickGroup,
  facts: Facts,
  { result, share, by }: SettledPick,
): PickOutcome {
  const selection = selectionOf(sport, group);
  const accepted = acceptanceOf(group);
  const { type } = selection.market;
  return {
    ...group,
    result,
    shareNum: Number(share.numerator),
    shareDen: Number(share.denominator),
    deductionPercent: type.base === 'place' ? deductionPercent(facts, accepted, defaultRules) : 0,
    settledBy: by,
    place: takesEachWay(type) ? placeOutcome(selection, group, facts, accepted) : null,
  };
}

/**
 * The same runner to be placed: by the terms of acceptance where they hold, whose part of the
 * winnings each leg keeps, else by the runners that ran.
 */
function placeOutcome(
  selection: Selection,
  { fixedPlaces }: Pick<PickGroup, 'fixedPlaces'>,
  facts: Facts,
  accepted: Acceptance,
): PlaceOutcome {
  const isFixed = fixedPlaces > 0;
  const terms = isFixed
    ? { places: fixedPlaces, fraction: fraction(1n, 1n) }
    : placeTerms(facts.ran, facts.isHandicap);
  const { result, share } = settlePlacePart(selection, terms, facts, accepted, defaultRules);
  return {
    result,
    shareNum: Number(share.numerator),
    shareDen: Number(share.denominator),
    places: terms.places,
    num: isFixed ? null : Number(terms.fraction.numerator),
    den: isFixed ? null : Number(terms.fraction.denominator),
  };
}
