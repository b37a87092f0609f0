import type { Executor } from '@pavilion/database';
import {
  deductionPercent,
  defaultRules,
  fraction,
  placeTerms,
  readFacts,
  settlePick,
  settlePlacePart,
  takesEachWay,
  type Acceptance,
  type Facts,
  type Selection,
} from '@pavilion/sports';
import { typeOfKind } from '../sportsbook/index.ts';
import {
  readPickGroups,
  readResultToWorkOut,
  writeMoments,
  writePickResults,
  type EventRevision,
  type PickGroup,
  type PickOutcome,
  type PlaceOutcome,
  type ToldResult,
} from './pick-results.store.ts';

/**
 * Works out what every pick on an event became by a revision of its result: once for all that were
 * accepted alike, however many bets there are. Call under `lockEvent`; asked again it does nothing.
 * Throws when the facts cannot be read, or do not tell what a pick asks: nobody is paid before a
 * person has looked.
 */
export async function workOutPicks(executor: Executor, event: EventRevision): Promise<void> {
  const told = await readResultToWorkOut(executor, event);
  if (!told) return;
  const facts = factsOfTold(told);
  await writeMoments(executor, event, momentsOf(facts));
  const groups = await readPickGroups(executor, event);
  await writePickResults(
    executor,
    event,
    groups.map((group) => outcomeOf(told.sport, group, facts)),
  );
}

/** Facts that do not say when the event began: it is when we knew it would. */
function factsOfTold({ facts: told, startTime }: ToldResult): Facts {
  const read = readFacts(told);
  if ('faults' in read) {
    const [{ path, problem }] = read.faults;
    throw new Error(`facts cannot be read: ${path} ${problem}`);
  }
  return { ...read.facts, startedAtMs: read.facts.startedAtMs ?? startTime.getTime() };
}

/** Between two of these it does not matter when a pick was accepted. */
function momentsOf({ startedAtMs, cancelled, withdrawals }: Facts): number[] {
  const all = [
    startedAtMs,
    ...cancelled.flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
    ...withdrawals.map(({ atMs }) => atMs),
  ];
  return [...new Set(all.filter((ms) => ms !== null))].toSorted((a, b) => a - b);
}

function outcomeOf(sport: string, { acceptedAt, ...group }: PickGroup, facts: Facts): PickOutcome {
  const { kind, outcome, lineQuarters, param, playerId } = group;
  const type = typeOfKind(sport, kind);
  const accepted: Acceptance = {
    atMs: acceptedAt.getTime(),
    isLive: group.isLive,
    score: [group.acceptedHomeScore, group.acceptedAwayScore],
    isAntepost: group.isAntepost,
  };
  const selection = { market: { type, lineQuarters, param, playerId }, outcome };
  const { result, share, by } = settlePick(selection, facts, accepted, defaultRules);
  if (result === 'open' || by === null || by === 'missing') {
    throw new Error(`the facts do not tell ${kind} ${outcome}`);
  }
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
