import type { Random } from '@pavilion/domain/ids';
import {
  factsOf,
  periodOf,
  type Facts,
  type Incident,
  type Pair,
  type PeriodFacts,
  type Side,
} from '../../engine/facts.ts';
import { drawSide } from '../../simulation/draw.ts';
import {
  periodName,
  setsStart,
  setsToWin,
  setsWon,
  type SetsProcess,
  type SetsState,
  type UnitState,
} from './process.ts';

/** Who won each unit of a match, in order. */
export type SetsPath = readonly Side[];

const scoreAfter = ([home, away]: Pair, winner: Side): Pair =>
  winner === 'home' ? [home + 1, away] : [home, away + 1];

const isMatchOver = (process: SetsProcess, done: readonly Pair[]): boolean =>
  Math.max(...setsWon(done)) >= setsToWin(process);

/** The state after one more unit. */
function advance(process: SetsProcess, state: SetsState, winner: Side): SetsState {
  const setNo = state.done.length + 1;
  const unit: UnitState = { setNo, home: state.now[0], away: state.now[1], server: state.server };
  const server = process.serverAfter(unit, winner);
  const now = scoreAfter(state.now, winner);
  if (!process.isSetOver(setNo, ...now)) return { done: state.done, now, server };
  const done = [...state.done, now];
  return { done, now: [0, 0], server: process.firstServer(setNo + 1, server) };
}

/** Plays a match unit by unit; the same luck gives the same match. */
export function playSets(
  process: SetsProcess,
  random: Random,
  start: SetsState = setsStart(),
): SetsPath {
  const path: Side[] = [];
  for (let state = start; !isMatchOver(process, state.done);) {
    const [home, away] = state.now;
    const unit = { setNo: state.done.length + 1, home, away, server: state.server };
    const winner = drawSide(random, process.homeChance(unit));
    path.push(winner);
    state = advance(process, state, winner);
  }
  return path;
}

/** The state after so many units of a path. */
export function setsStateAt(
  process: SetsProcess,
  path: SetsPath,
  units: number,
  start: SetsState = setsStart(),
): SetsState {
  return path.slice(0, units).reduce((state, winner) => advance(process, state, winner), start);
}

function periodFacts(process: SetsProcess, score: Pair, isComplete: boolean): PeriodFacts {
  const isTieBreak = process.hadTieBreak?.(...score) === true;
  return periodOf({ [process.unit]: score, tie_breaks: [isTieBreak ? 1 : 0, 0] }, isComplete);
}

function sumOf(scores: readonly Pair[]): Pair {
  return [
    scores.reduce((sum, [home]) => sum + home, 0),
    scores.reduce((sum, [, away]) => sum + away, 0),
  ];
}

/** The units of the first set one by one, for its races; later sets are told by their score. */
function firstSet(process: SetsProcess, path: SetsPath, units: number): Incident[] {
  const incidents: Incident[] = [];
  let score: Pair = [0, 0];
  for (const side of path.slice(0, units)) {
    const no = incidents.length + 1;
    const period = periodName(process, 1);
    incidents.push({ no, stat: process.unit, period, minute: null, side, value: 1 });
    score = scoreAfter(score, side);
    if (process.isSetOver(1, ...score)) break;
  }
  return incidents;
}

/** The facts after so many units of a path; after the last the match has ended. */
export function setsFactsAt(process: SetsProcess, path: SetsPath, units: number): Facts {
  const { done, now } = setsStateAt(process, path, units);
  const isOver = isMatchOver(process, done);
  const begun = isOver ? done : [...done, now];
  const sets = setsWon(done);
  const tieBreaks = done.filter(([home, away]) => process.hadTieBreak?.(home, away) === true);
  const full = {
    [process.set]: sets,
    [process.unit]: sumOf(begun),
    tie_breaks: [tieBreaks.length, 0],
  } as const;
  return factsOf({
    ended: isOver ? 'completed' : null,
    isFinal: isOver,
    winner: isOver ? (sets[0] > sets[1] ? 'home' : 'away') : null,
    incidents: firstSet(process, path, units),
    periods: {
      ...Object.fromEntries(
        begun.map((score, index) => [
          periodName(process, index + 1),
          periodFacts(process, score, index < done.length),
        ]),
      ),
      full: periodOf(full, isOver),
    },
  });
}
