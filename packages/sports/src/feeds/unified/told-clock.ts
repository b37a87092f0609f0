import { factsOf, periodOf, type Facts, type Pair, type PeriodFacts } from '../../engine/facts.ts';
import { field, list, orElse, wholeNumber, words, type Reading } from '../../wire/read.ts';
import type { ClockMessage, FeedEventState } from '../canonical-message.ts';
import type { Untold } from '../teller.ts';

const states: readonly FeedEventState[] = [
  'upcoming',
  'live',
  'live',
  'finished',
  'finished',
  'cancelled',
  'upcoming',
  'live',
  'postponed',
  'cancelled',
];

/** Halves of football by `match_status`; a break has its own name. */
const periods: Readonly<Record<number, string>> = { 6: '1h', 31: 'half-time', 7: '2h' };

const pair: Reading<Pair> = (reader) => [
  wholeNumber(field(reader, 'home_score')),
  wholeNumber(field(reader, 'away_score')),
];

/** `62:10` in seconds. */
function secondsOf(text: string | null): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Goals of football by its halves, so far; the match alone where halves are not told. */
function goals(revision: number, total: Pair | null, halves: readonly Pair[]): Facts | null {
  if (total === null) return null;
  const told: [string, PeriodFacts][] = halves
    .slice(0, 2)
    .map((each, index) => [
      index === 0 ? '1h' : '2h',
      periodOf({ goals: each }, index === 0 && halves.length > 1),
    ]);
  return factsOf({
    revision,
    periods: { ...Object.fromEntries(told), reg: periodOf({ goals: total }, false) },
  });
}

/** The `sport_event_status` of a message; scores are read of football alone. */
export const toldClock =
  (event: string, sport: string | null, revision: number): Reading<Untold<ClockMessage>> =>
  (reader) => {
    const at = (name: string) => field(reader, name);
    const status = wholeNumber(at('status'));
    const matchStatus = orElse(wholeNumber, null)(at('match_status'));
    const clock = orElse(words, null)(field(at('clock'), 'match_time'));
    const seconds = secondsOf(clock);
    const isScored = sport === 'football' && at('home_score').value !== undefined;
    const total = isScored ? pair(reader) : null;
    const halves = isScored ? list(pair)(at('period_scores')) : [];
    const state = states[status] ?? 'upcoming';
    return {
      kind: 'clock',
      event,
      state,
      period: matchStatus === null ? null : (periods[matchStatus] ?? null),
      minute: seconds === null ? null : Math.floor(seconds / 60),
      seconds,
      isRunning: state === 'live' && status === 1 && seconds !== null,
      facts: goals(revision, total, halves),
    };
  };
