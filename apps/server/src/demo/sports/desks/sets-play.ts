import { createSeededRandom } from '@pavilion/domain/random';
import {
  playSets,
  setsFactsAt,
  setsModel,
  setsStart,
  setsStateAt,
  type Facts,
  type SetsPath,
  type SetsProcess,
  type SetsState,
  type Side,
} from '@pavilion/sports';
import type { DemoPlay, Standing } from '../demo-sport.ts';
import { paceOf, stepsOver } from './pace.ts';

/** How a sport of sets is played and told. */
export interface SetsPlan {
  process: SetsProcess;
  seed: string;
  /** Usual length of a game, rally or round, and of the break after a set. */
  unitMs: number;
  breakMs: number;
  /** Whether players are told who serves. */
  tellsServer: boolean;
  /** After so many units a side gives up; null when both play to the end. */
  retirement?: { units: number; winner: Side } | null;
  /** The facts of a match given up, beyond what was played. */
  retired?: (facts: Facts, state: SetsState, winner: Side) => Facts;
}

/** A match in sets, unit by unit. */
export function setsPlay(plan: SetsPlan): DemoPlay {
  const { process, seed } = plan;
  const path = playSets(process, createSeededRandom(seed));
  const setEnds = endsOfSets(process, path);
  const ends = paceOf(seed, path.length, plan.unitMs, (unit) =>
    setEnds.has(unit) ? plan.breakMs : 0,
  );
  const most = Math.min(path.length, plan.retirement?.units ?? path.length);
  return {
    before: () => setsModel(process),
    at: (elapsedMs) => standingAt(plan, path, Math.min(stepsOver(ends, elapsedMs), most)),
  };
}

/** The units with which a set ended. */
function endsOfSets(process: SetsProcess, path: SetsPath): ReadonlySet<number> {
  let state = setsStart();
  return new Set(
    path.flatMap((winner, index) => {
      const before = state.done.length;
      state = setsStateAt(process, [winner], 1, state);
      return state.done.length > before ? [index + 1] : [];
    }),
  );
}

function standingAt(plan: SetsPlan, path: SetsPath, units: number): Standing {
  const { process, tellsServer, retirement = null, retired } = plan;
  const state = setsStateAt(process, path, units);
  const played = setsFactsAt(process, path, units);
  const isGivenUp = retirement !== null && units === retirement.units && units < path.length;
  const facts = isGivenUp && retired ? retired(played, state, retirement.winner) : played;
  const isOver = facts.isFinal;
  const setNo = state.done.length + (isOver && !isGivenUp ? 0 : 1);
  return {
    facts,
    score: facts.periods.full?.stats[process.set] ?? [0, 0],
    minute: null,
    period: `${process.prefix}${setNo}`,
    clock: null,
    serving: tellsServer && !isOver ? state.server : null,
    isOver,
    isStopped: false,
    priceKey: String(units),
    model: () => setsModel(process, state),
  };
}
