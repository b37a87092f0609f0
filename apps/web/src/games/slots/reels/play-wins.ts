import { Sprite } from 'pixi.js';
import type { Cell, SlotEventOf } from '@pavilion/games/slots/slot-events';
import type { SlotMachine } from '@pavilion/games/slots/slot-machine';
import { drawnFrames } from '../../arcade/parts/animated.ts';
import type { PlayContext } from '../../stages/play/play-events.ts';
import { cellKey } from '../board-state.ts';
import { cellSize, centred, middleOf, type Point, type ReelBoard } from './reel-board.ts';

/** A piece of a line of light between two points. */
function beamBetween(board: ReelBoard, from: Point, to: Point, glow: number): Sprite {
  const beam = board.front.addChild(new Sprite(board.textures.beam));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  beam.anchor.set(0, 0.5);
  beam.setSize(Math.hypot(dx, dy) + 2, 18);
  beam.position.set(from.x, from.y);
  beam.rotation = Math.atan2(dy, dx);
  beam.tint = glow;
  beam.blendMode = 'add';
  return beam;
}

/** A pay line across the window, edge to edge. */
function lineBeams(board: ReelBoard, rows: readonly number[], glow: number): Sprite[] {
  const points = rows.map((row, reel) => middleOf([reel, row]));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const way = [{ x: 0, y: first.y }, ...points, { x: board.reels * cellSize, y: last.y }];
  return way.slice(1).map((to, at) => beamBetween(board, way[at] ?? to, to, glow));
}

export function haloAt(board: ReelBoard, cell: Cell, glow: number): Sprite {
  const halo = board.behind.addChild(new Sprite(board.textures.glow));
  centred(halo, cellSize * 1.35, middleOf(cell));
  halo.tint = glow;
  halo.blendMode = 'add';
  return halo;
}

/** How a win is told: below what the round cost it is shown, not celebrated. */
export interface WinTelling {
  machine: SlotMachine;
  glow: number;
  isGain: boolean;
  durationMs: number;
}

/**
 * A line that gives back less than the round cost is drawn in grey: gold is the colour of winning.
 */
const plainLight = 0x8c95a8;

/** Cells that won lift and pulse, the others step back, lines are drawn one after the other. */
export async function playWins(
  board: ReelBoard,
  wins: SlotEventOf<'won'>['wins'],
  { machine, glow, isGain, durationMs }: WinTelling,
  context: PlayContext,
): Promise<void> {
  const cells = new Map(wins.flatMap((win) => win.cells.map((cell) => [cellKey(cell), cell])));
  const won = [...cells.values()];
  board.clearLights();
  board.isResting = false;
  board.dimAllBut((cell) => cells.has(cellKey(cell)));
  const halos = isGain ? won.map((cell) => haloAt(board, cell, glow)) : [];
  const beams = wins.map(({ kind, line }) =>
    kind === 'line'
      ? lineBeams(board, machine.lines?.[line - 1] ?? [], isGain ? glow : plainLight)
      : [],
  );
  await drawnFrames(durationMs, context, (share) => {
    const beat = Math.sin(share * Math.PI * 3) ** 2;
    for (const cell of won) board.resize(cell, 1 + (isGain ? 0.11 : 0.05) * beat);
    for (const halo of halos) halo.alpha = 0.35 + 0.45 * beat;
    beams.forEach((pieces, at) => {
      const drawn = Math.max(0, Math.min(1, share * 4 - at * 0.35));
      pieces.forEach((piece, step) => {
        piece.alpha = drawn * pieces.length > step ? (isGain ? 0.95 - 0.35 * share : 0.5) : 0;
      });
    });
  });
  for (const halo of halos) halo.alpha = 0.3;
  board.isResting = true;
}

/** The symbols that brought a feature, one beat each. */
export async function playTriggers(
  board: ReelBoard,
  cells: readonly Cell[],
  glow: number,
  context: PlayContext,
): Promise<void> {
  if (cells.length === 0) return;
  board.clearLights();
  board.isResting = false;
  const keys = new Set(cells.map(cellKey));
  board.dimAllBut((cell) => keys.has(cellKey(cell)));
  const halos = cells.map((cell) => haloAt(board, cell, glow));
  await drawnFrames(1300, context, (share) => {
    cells.forEach((cell, at) => {
      const beat = Math.max(0, Math.sin((share * 3 - at * 0.25) * Math.PI)) * (1 - share * 0.3);
      board.resize(cell, 1 + 0.2 * beat);
      board.spriteAt(cell).rotation = 0.1 * beat * Math.sin(share * 30);
      const halo = halos[at];
      if (halo) halo.alpha = 0.3 + 0.6 * beat;
    });
  });
  board.show(board.grid);
  board.isResting = true;
}

/** Wilds grow from where they stand over their whole reel. */
export async function playExpanded(
  board: ReelBoard,
  { reels, grid }: SlotEventOf<'expanded'>,
  glow: number,
  context: PlayContext,
): Promise<void> {
  board.isResting = false;
  const before = board.grid;
  const origins = reels.map((reel) =>
    Math.max(0, before[reel]?.findIndex((code, row) => code === grid[reel]?.[row]) ?? 0),
  );
  const lights = reels.map((reel) => {
    const light = haloAt(board, [reel, 0], glow);
    light.setSize(cellSize * 1.4, cellSize * board.rows * 1.3);
    light.y = (board.rows / 2) * cellSize;
    return light;
  });
  await drawnFrames(640, context, (share) => {
    reels.forEach((reel, at) => {
      for (let row = 0; row < board.rows; row += 1) {
        const distance = Math.abs(row - (origins[at] ?? 0));
        const grown = Math.max(0, Math.min(1, share * 2.4 - distance * 0.55));
        const code = grid[reel]?.[row] ?? '';
        if (grown > 0) board.spriteAt([reel, row]).texture = board.textures.symbol(code);
        if (grown > 0)
          board.resize([reel, row], grown < 1 ? 0.4 + 0.75 * Math.sin(grown * 1.9) : 1);
      }
      const light = lights[at];
      if (light) light.alpha = Math.sin(share * Math.PI) * 0.8;
    });
  });
  board.clearLights();
  board.show(grid);
  board.isResting = true;
}
