import type { Pair, Side } from '../../engine/facts.ts';
import { chancesOf, type Worlds } from '../../pricing/chances.ts';
import { solveRising } from '../../pricing/least-miss.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import type { KnownChance, OfferedMatch } from '../joint/joint.types.ts';
import { homeWinOf } from '../joint/known-chances.ts';
import { recentWorlds } from '../joint/recent-worlds.ts';
import { endsOfSet } from '../sets/distribution.ts';
import { bestOfTold } from '../sets/joint.ts';
import { setsEndFacts, setsStateOf, setsSums } from '../sets/match-state.ts';
import { setsModel } from '../sets/model.ts';
import {
  setsStart,
  setsToWin,
  setsWon,
  type SetsProcess,
  type SetsState,
} from '../sets/process.ts';
import { tennisProcess } from './process.ts';

/** Points won at one's own serve on average, and how far apart two players can be. */
const serve = { mean: 0.635, most: 0.2 };
const maximalSets = 5;
/** Of a match of five sets what is rarer is left out. */
const least = 1e-8;
/** How its sets and games are told, whoever plays. */
const games = tennisProcess({ home: serve.mean, away: serve.mean }, 3);

/** All ways a tennis match can end, set by set; null where nobody tells the state or the winner. */
export function tennisJoint({ now, known }: OfferedMatch): Worlds | null {
  const winner = homeWinOf(known);
  const state = now === 'before' ? setsStart() : now && setsStateOf(games, now.facts, now.serving);
  if (winner === undefined || state === null) return null;
  const bestOf = bestOfTold(known) === maximalSets ? maximalSets : 3;
  const key = `tennis|${bestOf}|${winner.chance}|${JSON.stringify(state)}`;
  return recentWorlds(key, () => endsOf(fittedProcess(winner, bestOf, state), state));
}

/** Players who are apart by as much as the chance of the winner says. */
function fittedProcess(
  { market, outcome, chance }: KnownChance,
  bestOf: 3 | 5,
  state: SetsState,
): SetsProcess {
  const processAt = (edge: number): SetsProcess =>
    tennisProcess({ home: serve.mean + edge, away: serve.mean - edge }, bestOf);
  const edge = solveRising(
    chance,
    [-serve.most, serve.most],
    (at) => chancesOf(setsModel(processAt(at), state), market, outcome)?.won ?? 0,
  );
  return processAt(edge);
}

interface Way {
  readonly sets: readonly Pair[];
  readonly server: Side;
  readonly weight: number;
}

function endsOf(process: SetsProcess, state: SetsState): Worlds {
  const target = setsToWin(process);
  const isOver = ({ sets }: Way): boolean => Math.max(...setsWon(sets)) >= target;
  let open: Way[] = [{ sets: state.done, server: state.server, weight: 1 }];
  const ended: Way[] = [];
  for (let isFirst = true; open.length > 0; isFirst = false) {
    ended.push(...open.filter(isOver));
    const now = isFirst ? state.now : ([0, 0] as const);
    open = merged(
      process,
      open.filter((way) => !isOver(way)).flatMap((way) => afterSet(process, way, now)),
    );
  }
  return worldsFrom(ended.map((way) => [way.weight, setsEndFacts(process, way.sets)]));
}

/** All ends of the next set, which stands as given when it is the one that is played now. */
function afterSet(process: SetsProcess, way: Way, [home, away]: Pair): Way[] {
  const setNo = way.sets.length + 1;
  const start = { setNo, home, away, server: way.server };
  const over = (h: number, a: number): boolean => process.isSetOver(setNo, h, a);
  return endsOfSet(process, start, over).map(({ score, server, weight }) => ({
    sets: [...way.sets, score],
    server: process.firstServer(setNo + 1, server),
    weight: way.weight * weight,
  }));
}

/** Of what was played kinds tell apart the first set, the sets won, all games and tie-breaks. */
function merged(process: SetsProcess, ways: readonly Way[]): Way[] {
  const byKey = new Map<string, Way>();
  for (const way of ways) {
    if (way.weight < least) continue;
    const [first] = way.sets;
    const { sets, units, tieBreaks } = setsSums(process, way.sets);
    const key = [first, way.server, sets, units, tieBreaks].join('|');
    byKey.set(key, { ...way, weight: way.weight + (byKey.get(key)?.weight ?? 0) });
  }
  return [...byKey.values()];
}
