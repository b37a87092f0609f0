import { createSeededRandom } from '@pavilion/domain/random';
import {
  factsOf,
  footballFactsAt,
  footballModel,
  footballStateOf,
  playFootball,
  usualFootball,
  type CanonicalMessage,
  type EventMessage,
  type FootballInput,
  type FootballPath,
  type LineFault,
  type MarketOdds,
} from '@pavilion/sports';
import * as z from 'zod/mini';
import { offerOfModel, type OfferedMarket } from '../sportsbook/index.ts';

const named = z.object({ id: z.string(), name: z.string() });
const goals = z.number().check(z.gt(0), z.lt(10));

/** A match to be played: who, when, how many goals are to be expected, and the luck. */
const simulatedMatch = z.object({
  event: z.string(),
  seed: z.string(),
  league: z.extend(named, { country: z.nullable(z.string()) }),
  home: named,
  away: named,
  home_goals: goals,
  away_goals: goals,
  start_time: z.iso.datetime(),
  /** When it is announced; an hour before where nothing is said. */
  announced_at: z.optional(z.iso.datetime()),
});
type SimulatedMatch = z.output<typeof simulatedMatch>;

const minuteMs = 60_000;
const secondMs = 1_000;
const play = { minutes: 90, half: 45, breakMinutes: 15, stepMinutes: 3 };
/** Markets stay stopped for so long after a goal. */
const stopMs = 6 * secondMs;
const kinds = new Set([
  ...['1x2', 'double-chance', 'draw-no-bet', 'asian-handicap', 'total', 'both-score'],
]);

/** A message without its source, its number and its time. */
type Untimed = { kind: EventMessage['kind'] } & Record<string, unknown>;

/** What a play tells, and when; in the order of time. */
type Told = { atMs: number; messages: Untimed[] }[];

/**
 * Plays a match as the demo does, told as a source would: a line of a file is a match. The same
 * line gives the same messages.
 */
export function simulateLine(
  source: string,
  line: string,
  lineNo: number,
): { messages: CanonicalMessage[]; faults: LineFault[] } {
  const read = z.safeParse(simulatedMatch, parsed(line));
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({
      ...{ line: lineNo, path: path.join('.'), problem: message },
    }));
    return { messages: [], faults };
  }
  return { messages: numbered(source, lineNo, playOf(read.data), read.data.event), faults: [] };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/** Of each moment and line there are so many numbers. */
const linesMost = 1_000;

function numbered(source: string, lineNo: number, told: Told, event: string): CanonicalMessage[] {
  let lastMs = 0;
  return told.flatMap(({ atMs, messages }) =>
    messages.map((message) => {
      lastMs = Math.max(lastMs + 1, atMs);
      const seq = lastMs * linesMost + (lineNo % linesMost);
      // What was left out of the messages above is laid over them here.
      return { source, seq, atMs: lastMs, event, ...message } as CanonicalMessage;
    }),
  );
}

function playOf(match: SimulatedMatch): Told {
  const startMs = Date.parse(match.start_time);
  const input: FootballInput = {
    ...usualFootball,
    lambdaHome: match.home_goals,
    lambdaAway: match.away_goals,
  };
  const path = playFootball(input, createSeededRandom(match.seed));
  const announcedMs = match.announced_at ? Date.parse(match.announced_at) : startMs - 60 * minuteMs;
  return [
    { atMs: announcedMs, messages: [fixtureOf(match, startMs), oddsAt(input, path, 0)] },
    ...stepsOf(path).flatMap((minute) => {
      const atMs = startMs + Math.round(clockMinutes(minute) * minuteMs);
      return [
        { atMs, messages: standingAt(path, minute) },
        ...(minute < play.minutes
          ? [{ atMs: atMs + stopMs, messages: [oddsAt(input, path, minute)] }]
          : []),
      ];
    }),
  ];
}

/** The break lies between the halves. */
const clockMinutes = (minute: number): number =>
  minute > play.half ? minute + play.breakMinutes : minute;

/** Minutes at which something is told: every few, and with everything that happens. */
function stepsOf({ moments }: FootballPath): number[] {
  const regular = Array.from(
    { length: play.minutes / play.stepMinutes + 1 },
    (_, step) => step * play.stepMinutes,
  );
  const steps = new Set([...regular, ...moments.map(({ atMinutes }) => atMinutes)]);
  return [...steps].filter((minute) => minute <= play.minutes).toSorted((a, b) => a - b);
}

function fixtureOf({ league, home, away }: SimulatedMatch, startTimeMs: number): Untimed {
  return {
    ...{ kind: 'fixture', sport: 'football', league, home, away, startTimeMs, change: 'new' },
    ...{ players: [], runners: [], isHandicap: false, isAntepost: false, delaySeconds: null },
  };
}

function standingAt(path: FootballPath, minute: number): Untimed[] {
  const isOver = minute >= play.minutes;
  const facts = factsOf({
    ...footballFactsAt(path, minute),
    revision: Math.ceil(minute * 100) + 1,
  });
  const isGoal = path.moments.some(
    ({ atMinutes, incident }) => atMinutes === minute && incident.stat === 'goals',
  );
  const clock = {
    ...{ kind: 'clock' as const, state: isOver ? 'finished' : 'live', facts },
    ...{ period: minute > play.half ? '2h' : '1h', minute: Math.floor(minute) },
    ...{ seconds: Math.floor(minute * 60), isRunning: !isOver },
  };
  return [
    ...(isGoal ? [{ kind: 'stop' as const, markets: null, reason: 'goal' }] : []),
    isOver ? { ...clock, facts: null } : clock,
    ...(isOver ? [{ kind: 'facts' as const, facts }] : []),
  ];
}

/** Fair prices with their chances: the margin is the house's. */
function oddsAt(input: FootballInput, path: FootballPath, minute: number): Untimed {
  const facts = footballFactsAt(path, minute);
  const model = footballModel(input, footballStateOf(facts, minute));
  const markets = offerOfModel('football', model, { overround: 1, kinds });
  return { kind: 'odds', markets: markets.map(toldMarket) };
}

function toldMarket({ selections, ...market }: OfferedMarket): MarketOdds {
  const { kind, lineQuarters, param = null, playerId = null } = market;
  return {
    ...{ market: { kind, lineQuarters, param, playerId }, status: 'open', stopReason: null },
    prices: Object.fromEntries(selections.map(({ outcome, oddsMilli }) => [outcome, oddsMilli])),
    chances: Object.fromEntries(
      selections.flatMap(({ outcome, chances }) => (chances ? [[outcome, chances]] : [])),
    ),
  };
}
