import { factsOf, type Facts } from '../engine/facts.ts';
import { stepCourse } from './course.ts';
import type { Course, EventState, Telling } from './event-state.ts';

/**
 * So many tellings are kept to put a late one in its place; what is later than that changes
 * nothing.
 */
export const mostTellings = 256;

function fold(base: Course, tellings: readonly Telling[], dismissed: readonly number[]): Course {
  return tellings
    .filter(({ seq }) => !dismissed.includes(seq))
    .reduce((course, telling) => stepCourse(course, telling), base);
}

/** The oldest go into the base, so that an event of any length is as light as a short one. */
function trimmed(state: EventState): EventState {
  const { tellings, base, dismissed } = state;
  const over = tellings.length - mostTellings;
  if (over <= 0) return state;
  return {
    ...state,
    base: fold(base, tellings.slice(0, over), dismissed),
    baseSeq: tellings[over - 1]?.seq ?? state.baseSeq,
    tellings: tellings.slice(over),
  };
}

/** What a score is compared by; without who scored and who played. */
function scoreOf({ revision, isFinal, ended, periods }: Facts): Facts {
  return factsOf({ revision, isFinal, ended, periods });
}

function lighter(telling: Telling, revision: number): Telling {
  if (telling.kind === 'review' || telling.facts === null) return telling;
  const { facts } = telling;
  const isLight = facts.incidents.length === 0 && facts.players.length === 0;
  if (isLight || facts.isFinal || facts.revision >= revision) return telling;
  return { ...telling, facts: scoreOf(facts) };
}

/**
 * Facts so far that were replaced keep their score alone: the state of an event is written with
 * every change. Final ones stay whole, as bets are settled by them.
 */
function lightened(state: EventState): EventState {
  const revision = state.course.facts?.value.revision ?? 0;
  return { ...state, tellings: state.tellings.map((telling) => lighter(telling, revision)) };
}

const kept = (state: EventState): EventState => trimmed(lightened(state));

/** The event with one more telling in its place; one that is there already changes nothing. */
export function withTelling(state: EventState, telling: Telling): EventState {
  const { tellings, base, baseSeq, dismissed, course } = state;
  if (telling.seq <= baseSeq) return state;
  const last = tellings.at(-1)?.seq ?? baseSeq;
  if (telling.seq > last)
    return kept({
      ...state,
      tellings: [...tellings, telling],
      course: stepCourse(course, telling),
    });
  const place = tellings.findIndex(({ seq }) => seq >= telling.seq);
  if (tellings[place]?.seq === telling.seq) return state;
  const all = tellings.toSpliced(place, 0, telling);
  return kept({ ...state, tellings: all, course: fold(base, all, dismissed) });
}

/** The event without a telling that a person does not believe. */
export function withoutTelling(state: EventState, seq: number): EventState {
  const dismissed = [...state.dismissed.filter((each) => each !== seq), seq];
  const { base, tellings } = state;
  return { ...state, dismissed, course: fold(base, tellings, dismissed) };
}
