import {
  footballFactsAt,
  footballModel,
  footballStateOf,
  type Facts,
  type Pair,
  type PriceModel,
} from '@pavilion/sports';
import { demoClockAt, elapsedAt, halfMinutes, type DemoClock } from './demo-clock.ts';
import { demoPathOf } from './demo-match-path.ts';
import type { DemoMatch } from './demo-schedule.ts';

/**
 * Markets stay suspended this long after a goal, and after the whistle for the break, in real time.
 */
export const suspensionMs = 6_000;
/** Prices follow the match every so many minutes of play, and with everything that happens. */
const repriceMinutes = 3;

/** What is to be seen of a demo match now. */
export interface DemoState extends DemoClock {
  /** What happened so far; of a finished match all that settles it. */
  facts: Facts;
  homeScore: number;
  awayScore: number;
  halfTime: Pair;
  /** Why its markets take no bets at this moment; null when they do. */
  stop: 'goal' | 'break' | null;
  /** Changes when the prices should. */
  priceKey: string;
}

const minuteMs = 60_000;

/**
 * Works the match out from its seed and the clock; nothing needs to be remembered between two
 * calls.
 */
export function demoStateAt(demo: DemoMatch, now: Date): DemoState {
  const { path, stoppage } = demoPathOf(demo);
  const elapsed = ((now.getTime() - demo.kickoff.getTime()) / minuteMs) * demo.speed;
  const clock = demoClockAt(stoppage, elapsed);
  const facts = footballFactsAt(path, clock.playedMinutes);
  const score = (period: string): Pair => facts.periods[period]?.stats['goals'] ?? [0, 0];
  const [homeScore, awayScore] = score('reg');
  const sinceMs = (at: number): number => ((elapsed - at) / demo.speed) * minuteMs;
  const lastGoal = path.moments.findLast(
    ({ atMinutes, incident }) => incident.stat === 'goals' && atMinutes <= clock.playedMinutes,
  );
  const isAfterGoal =
    lastGoal !== undefined && sinceMs(elapsedAt(stoppage, lastGoal.atMinutes)) < suspensionMs;
  const breakStart = halfMinutes + stoppage.first;
  const isAtBreak = clock.phase === 'half-time' && sinceMs(breakStart) < suspensionMs;
  const steps = Math.floor(clock.playedMinutes / repriceMinutes);
  return {
    ...clock,
    ...{ facts, homeScore, awayScore, halfTime: score('1h') },
    stop: isAfterGoal ? 'goal' : isAtBreak ? 'break' : null,
    priceKey: `${clock.phase}:${steps}:${facts.incidents.length}`,
  };
}

/** The model that the prices of a match under way come from: the very process it is played by. */
export function demoModel(demo: DemoMatch, { facts, playedMinutes }: DemoState): PriceModel {
  return footballModel(demoPathOf(demo).input, footballStateOf(facts, playedMinutes));
}
