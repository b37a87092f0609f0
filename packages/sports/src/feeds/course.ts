import type { Facts } from '../engine/facts.ts';
import type { ClockMessage, FactsMessage } from './canonical-message.ts';
import type { Course, Doubt, DoubtReason, Telling } from './event-state.ts';
import { isOtherScore, periodReturns, scoreGoesBack } from './goes-back.ts';

export const startOfCourse: Course = {
  clock: null,
  facts: null,
  scoreSeq: -1,
  endedSeq: null,
  periods: [],
  ...{ isReviewed: false, isRuled: false },
  doubtedSeq: null,
  doubts: [],
};

/** So many are kept of an event: a source that doubts itself without end fills no memory. */
const mostDoubts = 100;

/** A doubt that stands already, told again, is one doubt. */
function doubted(course: Course, doubt: Doubt): Course {
  const last = course.doubts.at(-1);
  const isAgain =
    course.doubtedSeq !== null && last?.reason === doubt.reason && last.detail === doubt.detail;
  const stops = doubt.reason !== 'revision-below-last';
  return {
    ...course,
    doubtedSeq: stops ? doubt.seq : course.doubtedSeq,
    doubts: isAgain ? course.doubts : [...course.doubts, doubt].slice(-mostDoubts),
  };
}

const aboutEvent = (seq: number, reason: DoubtReason, detail: string): Doubt => ({
  ...{ seq, reason, detail },
  market: null,
});

/** Minutes of a period that is going on never fall: a late message shows what was shown. */
function shownClock(before: ClockMessage | null, told: ClockMessage): ClockMessage {
  if (before === null || before.period !== told.period) return told;
  if (before.minute === null || told.minute === null || told.minute >= before.minute) return told;
  return { ...told, minute: before.minute, seconds: before.seconds };
}

function newer(held: Course['facts'], seq: number, told: Facts | null): Course['facts'] {
  if (told === null) return held;
  return held === null || told.revision > held.value.revision ? { seq, value: told } : held;
}

function scoreSeqOf({ facts: held, scoreSeq }: Course, now: Course['facts']): number {
  return now !== null && isOtherScore(held?.value ?? null, now.value) ? now.seq : scoreSeq;
}

const isOver = ({ state }: ClockMessage): boolean => state === 'finished' || state === 'cancelled';

function clockDoubt(course: Course, told: ClockMessage): Doubt | null {
  const { seq, period, facts } = told;
  if (course.endedSeq !== null && !isOver(told))
    return aboutEvent(seq, 'period-returns', `${told.state} after the end`);
  if (course.clock?.value.state === 'live' && told.state === 'upcoming')
    return aboutEvent(seq, 'period-returns', 'upcoming after live');
  const returned = periodReturns(course.periods, period);
  if (returned !== null) return aboutEvent(seq, 'period-returns', returned);
  const back = facts === null ? null : scoreGoesBack(course.facts?.value ?? null, facts);
  return back === null ? null : aboutEvent(seq, 'score-goes-back', back);
}

function stepClock(course: Course, told: ClockMessage): Course {
  const { isReviewed, periods } = course;
  const doubt = isReviewed ? null : clockDoubt(course, told);
  if (doubt !== null) return doubted(course, doubt);
  const { seq, period } = told;
  const shown = isReviewed ? told : shownClock(course.clock?.value ?? null, told);
  const facts = newer(course.facts, seq, told.facts);
  const hasEnded = isOver(told) || (facts !== null && facts.value.ended !== null);
  return {
    ...course,
    clock: { seq, value: shown },
    facts,
    scoreSeq: scoreSeqOf(course, facts),
    endedSeq: hasEnded ? (course.endedSeq ?? seq) : null,
    periods:
      period === null || period === periods.at(-1)
        ? periods
        : [...periods.filter((each) => each !== period), period],
    ...{ isReviewed: false, isRuled: false },
    doubtedSeq: null,
  };
}

/** Facts that the held ones outrank: final ones are for a person, others are only late. */
function stepLateFacts(course: Course, held: Facts, { seq, facts }: FactsMessage): Course {
  const isSame = facts.revision === held.revision && JSON.stringify(facts) === JSON.stringify(held);
  if (isSame || !facts.isFinal) return course;
  const detail = `revision ${facts.revision} after ${held.revision}`;
  return doubted(course, aboutEvent(seq, 'revision-below-last', detail));
}

function factsDoubt(course: Course, { seq, facts }: FactsMessage): Doubt | null {
  const held = course.facts?.value ?? null;
  const hasEnded = held !== null && held.ended !== null;
  if (hasEnded && facts.ended === null)
    return aboutEvent(seq, 'period-returns', 'goes on after the end');
  // What was the end may be corrected either way: that is what revisions are for.
  const back = hasEnded ? null : scoreGoesBack(held, facts);
  return back === null ? null : aboutEvent(seq, 'score-goes-back', back);
}

function stepFacts(course: Course, told: FactsMessage): Course {
  const { seq, facts } = told;
  const held = course.facts?.value ?? null;
  const isOutranked = held !== null && facts.revision <= held.revision;
  if (isOutranked && !course.isRuled) return stepLateFacts(course, held, told);
  const doubt = course.isReviewed ? null : factsDoubt(course, told);
  if (doubt !== null) return doubted(course, doubt);
  const hasReturned = held !== null && held.ended !== null && facts.ended === null;
  const endedSeq = hasReturned ? null : course.endedSeq;
  // It takes the place of what outranked it: the same told once more is for a person again.
  const value = isOutranked ? { ...facts, revision: held.revision } : facts;
  return {
    ...course,
    facts: { seq, value },
    scoreSeq: scoreSeqOf(course, { seq, value }),
    endedSeq: facts.ended === null ? endedSeq : (endedSeq ?? seq),
    ...{ isReviewed: false, isRuled: false },
    doubtedSeq: null,
  };
}

/** The event after one more telling; tellings are taken in the order of their numbers. */
export function stepCourse(course: Course, telling: Telling): Course {
  switch (telling.kind) {
    case 'review':
      return { ...course, isReviewed: true, isRuled: telling.isByHand === true };
    case 'clock':
      return stepClock(course, telling);
    case 'facts':
      return stepFacts(course, telling);
  }
}
