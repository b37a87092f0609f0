import { sha256 } from '@pavilion/domain/hashes';
import { createRandomStream, toHex, utf8 } from '../../fairness/index.ts';
import type { MachineTable } from '../slot-machine.ts';
import type { PlayRound } from './book-machine.ts';
import { kindDigits, type BookText } from './book.ts';
import { solveWeights, type PoolRow } from './solve-weights.ts';

/** What a book is to come to. */
export interface BookGoal {
  plainRows: number;
  forcedRows: number;
  hitRate: number;
  /** The feature comes once in so many paid spins. */
  featureOneIn: number;
  /** Returns of a paid spin and of a bought feature. */
  rtp: readonly [bigint, bigint];
  buyRtp: readonly [bigint, bigint];
}

const weightTotal = 2 ** 36;

/** Plays every row of a book and weighs it. Takes about a minute. */
export function buildBook(
  table: MachineTable & { buyUnits: number },
  playRound: PlayRound,
  goal: BookGoal,
): BookText {
  const seed = toHex(sha256(utf8(`book of ${table.code}, version ${table.version}`)));
  const pool = Array.from({ length: goal.plainRows + goal.forcedRows }, (_, nonce): PoolRow => {
    const stream = createRandomStream({ serverSeed: seed, clientSeed: table.code, nonce });
    const round = playRound(stream, nonce >= goal.plainRows);
    const isFeature = round
      .done({ row: nonce })
      .events.some(({ type }) => type === 'free_spins_started' || type === 'hold_started');
    return { units: round.units, group: isFeature ? 'feature' : round.units > 0 ? 'win' : 'none' };
  });
  const feature = 1 / goal.featureOneIn;
  const weights = solveWeights(pool, {
    shares: { feature, win: goal.hitRate - feature, none: 1 - goal.hitRate },
    mean: [goal.rtp[0] * BigInt(table.betUnits), goal.rtp[1]],
    total: weightTotal,
  });
  const bought = solveWeights(pool.slice(goal.plainRows), {
    shares: { feature: 1 },
    mean: [goal.buyRtp[0] * BigInt(table.buyUnits), goal.buyRtp[1]],
    total: weightTotal,
  });
  const kinds = pool.map(({ units }, row) =>
    [units, weights[row], row < goal.plainRows ? 0 : bought[row - goal.plainRows]].join(':'),
  );
  const known = [...new Set(kinds)];
  if (known.length > 4_096) throw new Error(`${known.length} kinds are more than two digits name`);
  const places = new Map(known.map((kind, place) => [kind, place]));
  return {
    seed,
    plainRows: goal.plainRows,
    kinds: known.join(' '),
    rows: kinds.map((kind) => kindDigits(places.get(kind) ?? 0)).join(''),
  };
}
