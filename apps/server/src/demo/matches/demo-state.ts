import { inPlayMatrix, type ScoreMatrix } from '@pavilion/domain/pricing';
import {
  simulateMatch,
  stateAt,
  type MatchState,
  type SimulatedMatch,
} from '@pavilion/domain/simulation';
import type { DemoMatch } from './demo-schedule.ts';

/** Markets stay suspended this long after a goal, in real time. */
export const suspensionMs = 6_000;
/** Prices follow the match every so many minutes of play. */
const repriceMinutes = 3;

/** What is to be seen of a demo match now. */
export interface DemoState {
  simulated: SimulatedMatch;
  state: MatchState;
  /** Minute to show: stands still in the break. */
  minute: number;
  isSuspended: boolean;
  /** Changes when the prices should. */
  priceKey: string;
}

const minuteMs = 60_000;

/** Works the match out from its seed and the clock; nothing needs to be remembered between two calls. */
export function demoStateAt(demo: DemoMatch, now: Date): DemoState {
  const { key, lambdaHome, lambdaAway } = demo.match;
  const simulated = simulateMatch({ seed: key, lambdaHome, lambdaAway });
  const elapsed = ((now.getTime() - demo.kickoff.getTime()) / minuteMs) * demo.speed;
  const state = stateAt(simulated, elapsed);
  const lastGoal = simulated.goals.findLast((goal) => goal.elapsedMinutes <= elapsed);
  const sinceGoalMs = lastGoal
    ? ((elapsed - lastGoal.elapsedMinutes) / demo.speed) * minuteMs
    : Infinity;
  return {
    simulated,
    state,
    minute:
      state.minute ?? (state.phase === 'half-time' ? 45 : state.phase === 'finished' ? 90 : 0),
    isSuspended: sinceGoalMs < suspensionMs,
    priceKey: `${Math.floor(state.playedMinutes / repriceMinutes)}:${state.homeScore}-${state.awayScore}`,
  };
}

/** The score matrix the prices in play come from. */
export function demoMatrix(demo: DemoMatch, { state }: DemoState): ScoreMatrix {
  const { lambdaHome, lambdaAway } = demo.match;
  const { homeScore, awayScore, playedMinutes, totalMinutes } = state;
  return inPlayMatrix({
    lambdaHome,
    lambdaAway,
    homeScore,
    awayScore,
    playedMinutes,
    totalMinutes,
  });
}
