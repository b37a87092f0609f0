import type {
  Cell,
  Coin,
  Grid,
  LandedMultiplier,
  SlotEvent,
  SlotEventOf,
  SlotWin,
} from '@pavilion/games/slots/slot-events';
import type { SlotMachine } from '@pavilion/games/slots/slot-machine';

/** A moment that is announced over the reels. */
export type Moment =
  | { kind: 'freeSpins' | 'moreSpins'; count: number }
  | { kind: 'freeSpinsOver' | 'holdOver' | 'capped'; total: string }
  | { kind: 'hold'; count: number }
  | { kind: 'pot'; pot: string };

/** What stands on a machine after some of a round's events: all that the page draws from. */
export interface BoardState {
  grid: Grid;
  /** Keys of the cells that won last. */
  won: ReadonlySet<string>;
  /** What won last, and what it paid in stakes; nothing once other symbols stand there. */
  wins: readonly SlotWin[];
  paid: string | null;
  coins: readonly Coin[];
  factors: readonly LandedMultiplier[];
  free: { at: number; of: number } | null;
  /** Respins that are left; null outside of the feature. */
  respins: number | null;
  pots: readonly string[];
  /** Paid so far, in stakes. */
  total: string;
  moment: Moment | null;
}

export const cellKey = ([reel, row]: Cell): string => `${reel},${row}`;

/**
 * Before the first round: ordinary symbols of each strip, none of the first reel on the second, so
 * that nothing is promised or paid.
 */
export function idleGrid({ strips, rows, symbols }: SlotMachine): Grid {
  const plain = new Set(symbols.filter(({ role }) => role === 'regular').map(({ code }) => code));
  const quiet = strips.base.map((strip) =>
    strip
      .map((_, at) =>
        Array.from({ length: rows }, (__, row) => strip[(at + row) % strip.length] ?? ''),
      )
      .filter((column) => column.every((code) => plain.has(code))),
  );
  const [firsts = [], seconds = [], ...others] = quiet;
  const pairs = firsts.flatMap((first) =>
    seconds
      .filter((second) => !second.some((code) => first.includes(code)))
      .map((second) => [first, second]),
  );
  return [...(pairs[0] ?? []), ...others.map((columns, reel) => columns[reel] ?? columns[0] ?? [])];
}

const noWins: Pick<BoardState, 'won' | 'wins' | 'paid'> = {
  won: new Set(),
  wins: [],
  paid: null,
};

export function emptyBoard(grid: Grid): BoardState {
  const nothing = { coins: [], factors: [], free: null, respins: null, pots: [], moment: null };
  return { grid, ...noWins, total: '0.00', ...nothing };
}

type Steps = {
  readonly [Type in SlotEvent['type']]: (
    board: BoardState,
    event: SlotEventOf<Type>,
  ) => Partial<BoardState>;
};

const steps: Steps = {
  spun: (_board, { grid, spin, left }) => ({
    grid,
    ...noWins,
    factors: [],
    coins: [],
    free: spin > 0 ? { at: spin, of: spin + left } : null,
  }),
  expanded: (_board, { grid }) => ({ grid }),
  won: (_board, { wins, multiplier, total }) => ({
    won: new Set(wins.flatMap(({ cells }) => cells.map(cellKey))),
    wins,
    paid: multiplier,
    total,
  }),
  cascaded: (_board, { grid }) => ({ grid, ...noWins }),
  multiplied: (_board, { landed, multiplier, total }) => ({
    factors: landed,
    paid: multiplier,
    total,
  }),
  free_spins_started: (_board, { spins, cells }) => ({
    free: { at: 0, of: spins },
    won: new Set(cells.map(cellKey)),
    moment: { kind: 'freeSpins', count: spins },
  }),
  free_spins_added: ({ free }, { spins, left, cells }) => ({
    free: { at: free?.at ?? 0, of: (free?.at ?? 0) + left },
    won: new Set(cells.map(cellKey)),
    moment: { kind: 'moreSpins', count: spins },
  }),
  free_spins_ended: (_board, { total }) => ({
    ...noWins,
    free: null,
    total,
    moment: { kind: 'freeSpinsOver', total },
  }),
  hold_started: (_board, { coins, respins }) => ({
    coins,
    respins,
    ...noWins,
    moment: { kind: 'hold', count: respins },
  }),
  hold_spun: ({ coins }, { coins: landed, respins }) => ({
    coins: [...coins, ...landed],
    respins,
  }),
  pot_won: ({ pots }, { pot }) => ({ pots: [...pots, pot], moment: { kind: 'pot', pot } }),
  hold_ended: (_board, { total }) => ({
    respins: null,
    total,
    moment: { kind: 'holdOver', total },
  }),
  capped: (_board, { multiplier }) => ({ moment: { kind: 'capped', total: multiplier } }),
  // What the round paid as a whole stands in the end.
  settled: (_board, { multiplier }) => ({
    total: multiplier,
    paid: Number(multiplier) > 0 ? multiplier : null,
    free: null,
    respins: null,
  }),
};

/** What stands there after these events; a moment lasts until the next event. */
export function boardAfter(start: BoardState, events: readonly SlotEvent[]): BoardState {
  return events.reduce<BoardState>((board, event) => {
    const step = steps[event.type] as (board: BoardState, event: SlotEvent) => Partial<BoardState>;
    return { ...board, moment: null, ...step(board, event) };
  }, start);
}
