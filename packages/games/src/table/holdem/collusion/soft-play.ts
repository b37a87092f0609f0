import type { HandRecord } from '../hand-record.ts';

/** How often a player folds to one opponent's bets, beside how often to those of all others. */
export interface SoftPlay {
  folder: string;
  opponent: string;
  faced: number;
  folded: number;
  facedOthers: number;
  foldedOthers: number;
  /**
   * By how many standard deviations the share differs from that against the others; positive: folds
   * more to this one.
   */
  deviations: number;
}

interface Answer {
  folder: string;
  opponent: string;
  isFold: boolean;
}

/** Every answer to a bet or raise, and whose it was. */
function answersOf({ seats, actions }: HandRecord): Answer[] {
  const playerOf = new Map(seats.map(({ seat, playerId }) => [seat, playerId]));
  const answers: Answer[] = [];
  let street = '';
  let aggressor: number | null = null;
  let highest = 0n;
  for (const { seat, action, toMinor, street: at } of actions) {
    if (at !== street) {
      street = at;
      aggressor = null;
      highest = 0n;
    }
    const [folder, opponent] = [playerOf.get(seat), playerOf.get(aggressor ?? 0)];
    const isBlind = action.endsWith('blind');
    if (folder && opponent && aggressor !== seat && !isBlind)
      answers.push({ folder, opponent, isFold: action === 'fold' });
    if (action !== 'dead_blind' && toMinor > highest) {
      highest = toMinor;
      if (!isBlind) aggressor = seat;
    }
  }
  return answers;
}

/**
 * Of two shares, by how many standard deviations the first is above the second (pooled). 0 where
 * there is nothing to compare.
 */
export function deviationsOf(
  hits: number,
  of: number,
  otherHits: number,
  ofOthers: number,
): number {
  if (of === 0 || ofOthers === 0) return 0;
  const pooled = (hits + otherHits) / (of + ofOthers);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / of + 1 / ofOthers));
  return spread === 0 ? 0 : (hits / of - otherHits / ofOthers) / spread;
}

/** Pairs of whom one folds to the other against its habit, the most striking first. */
export function softPlays(records: readonly HandRecord[]): readonly SoftPlay[] {
  const answers = records.flatMap(answersOf);
  const byFolder = Map.groupBy(answers, ({ folder }) => folder);
  const pairs = [...byFolder.values()].flatMap((own) =>
    [...Map.groupBy(own, ({ opponent }) => opponent).values()].map((toOne) => compare(toOne, own)),
  );
  return pairs.toSorted((a, b) => b.deviations - a.deviations);
}

function compare(toOne: readonly Answer[], all: readonly Answer[]): SoftPlay {
  const folds = (answers: readonly Answer[]): number =>
    answers.filter(({ isFold }) => isFold).length;
  const { folder = '', opponent = '' } = toOne[0] ?? {};
  const [faced, folded] = [toOne.length, folds(toOne)];
  const [facedOthers, foldedOthers] = [all.length - faced, folds(all) - folded];
  const deviations = deviationsOf(folded, faced, foldedOthers, facedOthers);
  return { folder, opponent, faced, folded, facedOthers, foldedOthers, deviations };
}
