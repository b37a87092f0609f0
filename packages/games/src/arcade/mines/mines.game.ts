import {
  choose,
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

export const minesTiles = 25;
const maxMines = minesTiles - 1;

export interface MinesParams {
  mines: number;
}

/**
 * 0.99 · C(25, revealed) / C(25 − mines, revealed): what cashing out pays after so many safe tiles.
 * Nothing revealed: the stake.
 */
export function minesMultiplierE4(mines: number, revealed: number): MultiplierE4 {
  if (revealed === 0) return multiplierScale;
  return multiplierOf(
    99n * choose(minesTiles, revealed),
    100n * choose(minesTiles - mines, revealed),
  );
}

/** What each next safe tile brings it to, from the first to the last. */
export function minesMultipliers(mines: number): readonly MultiplierE4[] {
  return numbersFrom(1, minesTiles - mines).map((revealed) => minesMultiplierE4(mines, revealed));
}

/** The exact return of cashing out after so many tiles. */
export function minesRtp(mines: number, revealed: number): RtpRow {
  const rtp = fraction(
    minesMultiplierE4(mines, revealed) * choose(minesTiles - mines, revealed),
    multiplierScale * choose(minesTiles, revealed),
  );
  return rtpRow('mines', { mines, tiles: revealed }, rtp);
}

function layMines({ mines: count }: MinesParams, stream: RandomStream): HandTable {
  const mines = drawDistinct(stream, numbersFrom(0, minesTiles), count);
  const revealed: number[] = [];
  const events: GameEvent[] = [];
  let multiplierE4 = multiplierScale;
  let isSettled = false;

  function reveal(params: HandAction['params']): Refusal | null {
    const reader = new ParamReader(params);
    const tile = reader.integer('tile', 0, minesTiles - 1);
    if (revealed.includes(tile)) reader.problem('tile', 'duplicate');
    const refusal = reader.firstProblem();
    if (refusal) return refusal;
    revealed.push(tile);
    const isMine = mines.includes(tile);
    multiplierE4 = isMine ? 0n : minesMultiplierE4(count, revealed.length);
    isSettled = isMine || revealed.length === minesTiles - count;
    const multiplier = multiplierText(multiplierE4);
    events.push({ type: 'revealed', tile, is_mine: isMine, multiplier });
    return null;
  }

  return {
    actions: ['reveal', 'cash_out'],
    allowed: () => (isSettled ? [] : revealed.length > 0 ? ['reveal', 'cash_out'] : ['reveal']),
    act({ action, params }) {
      if (action === 'reveal') return reveal(params);
      isSettled = true;
      events.push({ type: 'cashed_out', multiplier: multiplierText(multiplierE4) });
      return null;
    },
    state: (): TableState => ({
      outcome: isSettled ? { revealed, mines } : { revealed },
      multiplierE4,
      events: isSettled ? [...events, { type: 'uncovered', mines }] : events,
    }),
  };
}

/** Twenty-five tiles, some of them mined; every safe one raises what cashing out pays. */
export const mines: HandGame<MinesParams> = {
  engine: 'hand',
  code: 'mines',
  name: 'Mines',
  category: 'arcade',
  version: 1,
  volatility: 'high',
  maxMultiplierE4: largestMultiplier(numbersFrom(1, maxMines).flatMap(minesMultipliers)),
  rtp: () =>
    [1, 3, 5, 10, 24].flatMap((count) =>
      [1, 3, 5, 10]
        .filter((revealed) => revealed <= minesTiles - count)
        .map((revealed) => minesRtp(count, revealed)),
    ),
  paramsSchema: {
    type: 'object',
    required: ['mines'],
    properties: { mines: { type: 'integer', minimum: 1, maximum: maxMines } },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    return reader.done({ mines: reader.integer('mines', 1, maxMines) });
  },
  run: (params, actions, stream) => runHand(layMines(params, stream), actions),
  finishBy: ({ allowed }) =>
    allowed.includes('cash_out') ? { action: 'cash_out', params: {} } : null,
};
