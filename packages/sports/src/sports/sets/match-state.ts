import { factsOf, periodOf, type Facts, type Pair, type Side } from '../../engine/facts.ts';
import { periodName, setsWon, type SetsProcess, type SetsState } from './process.ts';

/** No sport plays more sets. */
const mostSets = 7;

/** Sets that are over, the units of the one that is played, and who serves next. */
export function setsStateOf(
  process: Pick<SetsProcess, 'prefix' | 'unit' | 'firstServer'>,
  { periods }: Facts,
  serving: Side | null,
): SetsState {
  const parts = Array.from(
    { length: mostSets },
    (_, index) => periods[`${process.prefix}${index + 1}`],
  );
  const done = parts.flatMap((part): Pair[] =>
    part?.isComplete ? [part.stats[process.unit] ?? [0, 0]] : [],
  );
  const now = parts[done.length]?.stats[process.unit] ?? [0, 0];
  return { done, now, server: serving ?? process.firstServer(done.length + 1, 'home') };
}

/** Of sets that were played: sets, units and tie-breaks. */
export function setsSums(process: SetsProcess, sets: readonly Pair[]) {
  const sum = (side: 0 | 1): number => sets.reduce((all, score) => all + score[side], 0);
  const units: Pair = [sum(0), sum(1)];
  const tieBreaks = sets.filter((score) => process.hadTieBreak?.(...score) === true).length;
  return { sets: setsWon(sets), units, tieBreaks };
}

/** The facts of a match that ended with these sets, as far as its first set and their sums go. */
export function setsEndFacts(process: SetsProcess, played: readonly Pair[]): Facts {
  const { sets, units, tieBreaks } = setsSums(process, played);
  const [first = [0, 0]] = played;
  const ofFirst = process.hadTieBreak?.(...first) === true ? 1 : 0;
  return factsOf({
    ended: 'completed',
    winner: sets[0] > sets[1] ? 'home' : 'away',
    periods: {
      [periodName(process, 1)]: periodOf({ [process.unit]: first, tie_breaks: [ofFirst, 0] }),
      full: periodOf({ [process.set]: sets, [process.unit]: units, tie_breaks: [tieBreaks, 0] }),
    },
  });
}
