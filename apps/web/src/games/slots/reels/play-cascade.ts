import { Sprite } from 'pixi.js';
import type { Cell, Grid, LandedMultiplier, SlotEventOf } from '@pavilion/games/slots/slot-events';
import { drawnFrames } from '../../arcade/parts/animated.ts';
import type { PlayContext } from '../../stages/play/play-events.ts';
import { cellKey } from '../board-state.ts';
import { fallenRows } from './fallen-rows.ts';
import { haloAt } from './play-wins.ts';
import { cellSize, centred, middleOf, type ReelBoard } from './reel-board.ts';
import { fallShare } from './spin-plan.ts';

const burstMs = 300;
const fallMs = 400;
const staggerMs = 40;

/** Won symbols break into four and fly apart. */
async function burst(board: ReelBoard, cells: readonly Cell[], context: PlayContext) {
  const pieces = cells.flatMap((cell) => {
    const code = board.grid[cell[0]]?.[cell[1]] ?? '';
    board.spriteAt(cell).alpha = 0;
    const middle = middleOf(cell);
    return [0, 1, 2, 3].map((quarter) => {
      const [x, y] = [(quarter % 2) - 0.5, Math.floor(quarter / 2) - 0.5];
      const piece = board.front.addChild(new Sprite(board.textures.shard(code, quarter)));
      centred(piece, 46, { x: middle.x + x * 46, y: middle.y + y * 46 });
      return { piece, x, y, from: { x: piece.x, y: piece.y } };
    });
  });
  await drawnFrames(burstMs, context, (share) => {
    for (const { piece, x, y, from } of pieces) {
      piece.position.set(
        from.x + x * 90 * share,
        from.y + y * 60 * share - 30 * share + 90 * share * share,
      );
      piece.rotation = x * 3 * share;
      piece.alpha = 1 - share * share;
      piece.setSize(46 * (1 - share * 0.5));
    }
  });
}

/** Winning symbols shatter, what lies above falls, new ones follow. */
export async function playCascade(
  board: ReelBoard,
  { removed, grid }: SlotEventOf<'cascaded'>,
  onLand: () => void,
  context: PlayContext,
): Promise<void> {
  board.clearLights();
  board.isResting = false;
  await burst(board, removed, context);
  board.clearLights();
  await fall(board, grid, removed, context);
  onLand();
  board.show(grid);
  board.isResting = true;
}

async function fall(board: ReelBoard, grid: Grid, removed: readonly Cell[], context: PlayContext) {
  board.show(grid);
  const ways = grid.map((_, reel) =>
    fallenRows(
      board.rows,
      removed.filter(([at]) => at === reel).map(([, row]) => row),
    ),
  );
  const totalMs = fallMs + staggerMs * board.reels;
  await drawnFrames(totalMs, context, (share) => {
    board.eachCell((cell) => {
      const [reel, row] = cell;
      const rowsFallen = ways[reel]?.[row] ?? 0;
      const elapsedMs = share * totalMs - reel * staggerMs;
      const high = fallShare(Math.max(0, Math.min(1, elapsedMs / fallMs)));
      board.spriteAt(cell).y = middleOf(cell).y - rowsFallen * cellSize * high;
    });
  });
}

/**
 * Multipliers show their figures, which fly to the total below the window and stay to be read; they
 * glow when the round gains by now.
 */
export async function playMultiplied(
  board: ReelBoard,
  landed: readonly LandedMultiplier[],
  { glow, isGain }: { glow: number; isGain: boolean },
  context: PlayContext,
): Promise<void> {
  board.clearLights();
  board.isResting = false;
  const keys = new Set(landed.map(({ cell }) => cellKey(cell)));
  board.dimAllBut((cell) => keys.has(cellKey(cell)));
  const figures = landed.map(({ cell, factor }) => {
    if (isGain) haloAt(board, cell, glow).alpha = 0.6;
    const figure = board.front.addChild(new Sprite(board.textures.figure(`×${factor}`)));
    figure.anchor.set(0.5);
    return { figure, from: middleOf(cell) };
  });
  const to = { x: (board.reels / 2) * cellSize, y: board.rows * cellSize };
  await drawnFrames(1500, context, (share) => {
    figures.forEach(({ figure, from }, at) => {
      const flown = Math.max(0, Math.min(1, (share - 0.5 - at * 0.05) / 0.4));
      const eased = flown * flown;
      const grown = Math.min(1, share * 5) + 0.25 * Math.sin(Math.min(1, share * 5) * Math.PI);
      figure.setSize(105 * grown * (1 - eased * 0.4), 39 * grown * (1 - eased * 0.4));
      figure.position.set(
        from.x + (to.x - from.x) * eased,
        from.y + (to.y - from.y) * eased - Math.sin(flown * Math.PI) * 60,
      );
      figure.alpha = flown >= 1 ? 0 : 1;
    });
  });
  for (const { figure, from } of figures) {
    figure.setSize(84, 31.5);
    figure.position.set(from.x, from.y + cellSize * 0.28);
    figure.alpha = 1;
  }
  board.isResting = true;
}
