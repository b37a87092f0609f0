import type { Random } from '@pavilion/domain/ids';
import { createSeededRandom } from '@pavilion/domain/random';
import type { Facts, Pair } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import type { KnownChance, OfferedMatch } from '../joint/joint.types.ts';
import { playedJoint } from '../joint/played-joint.ts';
import { endsOfSet, type SetEnd } from './distribution.ts';
import { setsEndFacts, setsStateOf } from './match-state.ts';
import { setsStart, setsToWin, setsWon, type SetsProcess, type SetsState } from './process.ts';

/** Matches that a joint price is made of: a chance of one half is known to about .006. */
const drawn = 6000;

/**
 * How long the match is by the scores in sets on offer: whoever wins has as many sets as the most
 * of them says. Null where none is on offer.
 */
export function bestOfTold(known: readonly KnownChance[]): number | null {
  const param = known.find(({ market }) => market.type.base === 'correct-score')?.market.param;
  const sets = (param?.match(/\d+/gu) ?? []).map(Number);
  return sets.length === 0 ? null : 2 * Math.max(...sets) - 1;
}

/**
 * Many ways a match of sets can end, drawn set by set from all that each can end with; null where
 * nobody says how it stands or who is to win. `process` is of a match between equals.
 */
export function setsJoint(match: OfferedMatch, process: SetsProcess): Worlds | null {
  const { now } = match;
  if (now === null) return null;
  const state = now === 'before' ? setsStart() : setsStateOf(process, now.facts, now.serving);
  if (Math.max(...setsWon(state.done)) >= setsToWin(process)) return null;
  return playedJoint(match, {
    key: `${process.bestOf}|${now === 'before' ? '' : JSON.stringify(state)}`,
    stat: process.unit,
    ends: () => drawnEnds(process, state),
  });
}

function drawnEnds(process: SetsProcess, state: SetsState): Facts[] {
  const random = createSeededRandom('joint');
  const endsFrom = knownEnds(process, state);
  return Array.from({ length: drawn }, (_, index) => {
    // The set that is played next ends in each way as often as it should, without luck.
    const first = (index + 0.5) / drawn;
    return setsEndFacts(process, drawSets(process, state, { endsFrom, first, random }));
  });
}

type EndsFrom = (setNo: number, server: SetsState['server']) => readonly SetEnd[];

interface Luck {
  readonly endsFrom: EndsFrom;
  /** Where in the ends of the next set this match is. */
  readonly first: number;
  readonly random: Random;
}

/** The sets of one match: those that are over, and the rest. */
function drawSets(process: SetsProcess, state: SetsState, luck: Luck): Pair[] {
  const target = setsToWin(process);
  const sets = [...state.done];
  let { server } = state;
  while (Math.max(...setsWon(sets)) < target) {
    const setNo = sets.length + 1;
    const place = sets.length === state.done.length ? luck.first : luck.random.next();
    const end = endAt(luck.endsFrom(setNo, server), place);
    sets.push(end.score);
    server = process.firstServer(setNo + 1, end.server);
  }
  return sets;
}

/** All ends of a set, worked out once: only the next one does not begin at none each. */
function knownEnds(process: SetsProcess, state: SetsState): EndsFrom {
  const known = new Map<string, readonly SetEnd[]>();
  return (setNo, server) => {
    const isNow = setNo === state.done.length + 1;
    const isLast = setNo === process.bestOf;
    const key = `${isNow}|${isLast}|${server}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [home, away] = isNow ? state.now : [0, 0];
    const made = endsOfSet(process, { setNo, home, away, server }, (h, a) =>
      process.isSetOver(setNo, h, a),
    );
    known.set(key, made);
    return made;
  };
}

/** The end at a place from 0 to 1 of all, each as wide as it is likely. */
function endAt(ends: readonly SetEnd[], place: number): SetEnd {
  let left = place;
  for (const end of ends) {
    left -= end.weight;
    if (left < 0) return end;
  }
  const last = ends.at(-1);
  if (last === undefined) throw new RangeError('a set without an end');
  return last;
}
