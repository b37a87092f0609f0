import {
  drawDistinct,
  fraction,
  largestMultiplier,
  multiplierOf,
  multiplierScale,
  multiplierText,
  numbersFrom,
  ParamReader,
  rtpRow,
  runHand,
  type GameEvent,
  type HandAction,
  type HandGame,
  type HandTable,
  type MultiplierE4,
  type Refusal,
  type RtpRow,
  type TableState,
} from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';

export const towerRows = 9;
export const towerDifficulties = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type TowerDifficulty = (typeof towerDifficulties)[number];

/** Tiles in each row, and how many of them are safe. */
export const towerLevels: Record<TowerDifficulty, { tiles: number; safe: number }> = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
};

export interface TowerParams {
  difficulty: TowerDifficulty;
}

/** 0.98 · (tiles / safe)^row: what cashing out pays on a row, 1 to 9. On the ground: the stake. */
export function towerMultiplierE4(difficulty: TowerDifficulty, row: number): MultiplierE4 {
  if (row === 0) return multiplierScale;
  const { tiles, safe } = towerLevels[difficulty];
  return multiplierOf(98n * BigInt(tiles) ** BigInt(row), 100n * BigInt(safe) ** BigInt(row));
}

/** What each row pays, from the lowest up. */
export function towerMultipliers(difficulty: TowerDifficulty): readonly MultiplierE4[] {
  return numbersFrom(1, towerRows).map((row) => towerMultiplierE4(difficulty, row));
}

/** The exact return of cashing out on a row. */
export function towerRtp(difficulty: TowerDifficulty, row: number): RtpRow {
  const { tiles, safe } = towerLevels[difficulty];
  const rtp = fraction(
    towerMultiplierE4(difficulty, row) * BigInt(safe) ** BigInt(row),
    multiplierScale * BigInt(tiles) ** BigInt(row),
  );
  return rtpRow('climb', { difficulty, row }, rtp);
}

function buildTower({ difficulty }: TowerParams, stream: RandomStream): HandTable {
  const { tiles, safe } = towerLevels[difficulty];
  const rows = Array.from({ length: towerRows }, () =>
    drawDistinct(stream, numbersFrom(0, tiles), safe),
  );
  const picks: number[] = [];
  const events: GameEvent[] = [];
  let multiplierE4 = multiplierScale;
  let isSettled = false;

  function climb(params: HandAction['params']): Refusal | null {
    const reader = new ParamReader(params);
    const tile = reader.integer('tile', 0, tiles - 1);
    const refusal = reader.firstProblem();
    if (refusal) return refusal;
    const isSafe = rows[picks.length]?.includes(tile) ?? false;
    picks.push(tile);
    multiplierE4 = isSafe ? towerMultiplierE4(difficulty, picks.length) : 0n;
    isSettled = !isSafe || picks.length === towerRows;
    const multiplier = multiplierText(multiplierE4);
    events.push({ type: 'climbed', row: picks.length, tile, is_safe: isSafe, multiplier });
    return null;
  }

  return {
    actions: ['climb', 'cash_out'],
    allowed: () => (isSettled ? [] : picks.length > 0 ? ['climb', 'cash_out'] : ['climb']),
    act({ action, params }) {
      if (action === 'climb') return climb(params);
      isSettled = true;
      events.push({ type: 'cashed_out', multiplier: multiplierText(multiplierE4) });
      return null;
    },
    state: (): TableState => ({
      outcome: isSettled ? { picks, safe: rows } : { picks },
      multiplierE4,
      events: isSettled ? [...events, { type: 'uncovered', safe: rows }] : events,
    }),
  };
}

/** Nine rows; on each, one step on a safe tile leads up. */
export const tower: HandGame<TowerParams> = {
  engine: 'hand',
  code: 'tower',
  name: 'Tower',
  category: 'arcade',
  version: 1,
  volatility: 'high',
  maxMultiplierE4: largestMultiplier(towerMultipliers('master')),
  rtp: () =>
    towerDifficulties.flatMap((difficulty) =>
      numbersFrom(1, towerRows).map((row) => towerRtp(difficulty, row)),
    ),
  paramsSchema: {
    type: 'object',
    required: ['difficulty'],
    properties: { difficulty: { type: 'string', enum: [...towerDifficulties] } },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    return reader.done({ difficulty: reader.choice('difficulty', towerDifficulties) });
  },
  run: (params, actions, stream) => runHand(buildTower(params, stream), actions),
  finishBy: ({ allowed }) =>
    allowed.includes('cash_out') ? { action: 'cash_out', params: {} } : null,
};
