import type { Random } from '@pavilion/domain/ids';
import { periodOf, type Facts, type Incident, type Pair, type Side } from '../../engine/facts.ts';
import { isWithin } from '../../engine/periods.ts';
import { drawCount, drawSide } from '../../simulation/draw.ts';
import {
  baseballEnd,
  inningRuns,
  regularInnings,
  type BaseballInput,
  type BaseballState,
} from './model.ts';

/** Runs of each half inning, away's first; and who wins beyond nine should they end level. */
export interface BaseballPath {
  readonly halves: readonly number[];
  readonly extra: Side;
}

function homeBats(halves: readonly number[]): boolean {
  const [home, away] = sumOf(halves);
  return halves.length < 2 * regularInnings - 1 || home <= away;
}

function sumOf(halves: readonly number[]): Pair {
  const of = (rest: number): number =>
    halves.reduce((sum, runs, index) => (index % 2 === rest ? sum + runs : sum), 0);
  return [of(1), of(0)];
}

/**
 * Plays a game, or the rest of one after whole innings, half by half; a walk-off ends it with the
 * run that wins.
 */
export function playBaseball(
  input: BaseballInput,
  random: Random,
  before: readonly number[] = [],
): BaseballPath {
  const home = inningRuns(input.runsHome);
  const away = inningRuns(input.runsAway);
  const halves = [...before];
  for (let inning = 1 + before.length / 2; inning <= regularInnings; inning += 1) {
    halves.push(drawCount(random, away));
    if (!homeBats(halves)) break;
    const runs = drawCount(random, home);
    const [own, other] = sumOf(halves);
    halves.push(inning === regularInnings ? Math.min(runs, other + 1 - own) : runs);
  }
  return { halves, extra: drawSide(random, input.extraHomeShare) };
}

function incidentsOf(halves: readonly number[], extra: Side | null): Incident[] {
  const runs = halves.flatMap((count, index) => {
    const period = `i${Math.floor(index / 2) + 1}`;
    const side: Side = index % 2 === 0 ? 'away' : 'home';
    return Array.from({ length: count }, () => ({ period, side }));
  });
  const all = extra === null ? runs : [...runs, { period: 'xi', side: extra }];
  return all.map(({ period, side }, index) => ({
    ...{ no: index + 1, stat: 'runs', period, minute: null, side, value: 1 },
  }));
}

/**
 * The facts after so many whole innings; after nine the game is over, with what had to come beyond.
 */
export function baseballFactsAt({ halves, extra }: BaseballPath, innings: number): Facts {
  const played = halves.slice(0, 2 * innings);
  const isOver = innings >= regularInnings;
  const regular = sumOf(played);
  const isLevel = regular[0] === regular[1];
  const end = baseballEnd(regular, isOver && isLevel ? extra : null);
  const incidents = incidentsOf(played, isOver && isLevel ? extra : null);
  const part = (name: string, last: number) => {
    const of = (side: Side): number =>
      incidents.filter((each) => each.side === side && isWithin(each.period, name)).length;
    return [name, periodOf({ runs: [of('home'), of('away')] }, innings >= last)] as const;
  };
  const each = Array.from({ length: regularInnings }, (_, index) =>
    part(`i${index + 1}`, index + 1),
  );
  const periods = { ...end.periods, ...Object.fromEntries([...each, part('f5', 5)]) };
  if (isOver) return { ...end, isFinal: true, incidents, periods };
  const running = periodOf({ runs: regular }, false);
  const open = { ...periods, reg: running, full: running };
  return { ...end, ended: null, winner: null, incidents, periods: open };
}

/** What the price model takes of a game under way. */
export function baseballStateOf(facts: Facts, innings: number): BaseballState {
  const at = (period: string): Pair => facts.periods[period]?.stats.runs ?? [0, 0];
  const known = (period: string): Pair | null =>
    facts.periods[period]?.isComplete === true ? at(period) : null;
  return { innings, runs: at('reg'), firstFive: known('f5'), firstInning: known('i1') };
}
