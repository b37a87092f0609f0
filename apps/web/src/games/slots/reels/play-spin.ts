import { Sprite } from 'pixi.js';
import type { SlotEventOf } from '@pavilion/games/slots/slot-events';
import type { SlotMachine } from '@pavilion/games/slots/slot-machine';
import { drawnFrames } from '../../arcade/parts/animated.ts';
import type { PlayContext } from '../../stages/play/play-events.ts';
import { cellSize, middleOf, type ReelBoard } from './reel-board.ts';
import {
  dropPace,
  fallShare,
  positionAt,
  reelPace,
  reelStops,
  settleMs,
  tapeOf,
  travelOf,
  type ReelStop,
  type Trigger,
} from './spin-plan.ts';

export interface SpinPorts {
  machine: SlotMachine;
  trigger: Trigger | null;
  glow: number;
  onStop(reel: number): void;
}

/** Light behind the reels that are waited for. */
function anticipationLights(board: ReelBoard, stops: readonly ReelStop[], glow: number) {
  const lights = stops.map(({ isAnticipated }, reel) => {
    if (!isAnticipated) return null;
    const light = board.behind.addChild(new Sprite(board.textures.glow));
    light.anchor.set(0.5);
    light.setSize(cellSize * 1.5, cellSize * board.rows * 1.5);
    light.position.set((reel + 0.5) * cellSize, (board.rows / 2) * cellSize);
    light.tint = glow;
    light.blendMode = 'add';
    return light;
  });
  return (elapsedMs: number): void => {
    lights.forEach((light, reel) => {
      const from = stops[reel - 1]?.stopMs ?? 0;
      const isNow = elapsedMs > from && elapsedMs < (stops[reel]?.stopMs ?? 0);
      if (light) light.alpha = isNow ? 0.5 + 0.25 * Math.sin(elapsedMs / 70) : 0;
    });
  };
}

/** Calls once for each reel that has come to its stop. */
function stopWatch(stops: readonly ReelStop[], onStop: (reel: number) => void) {
  let stopped = 0;
  return (elapsedMs: number): void => {
    while (stopped < stops.length && elapsedMs >= (stops[stopped]?.stopMs ?? 0)) {
      onStop(stopped);
      stopped += 1;
    }
  };
}

/** The reels turn on their real strips and stop from the left. */
export async function playSpin(
  board: ReelBoard,
  event: SlotEventOf<'spun'>,
  ports: SpinPorts,
  context: PlayContext,
): Promise<void> {
  const { grid, stops: places, reels } = event;
  const strips = ports.machine.strips[reels] ?? ports.machine.strips.base;
  const stops = reelStops(grid, ports.trigger, reelPace);
  const turns = stops.map(({ stopMs }, reel) => {
    const travel = travelOf(stopMs, board.rows);
    const [strip = [], stop = 0] = [strips[reel], places[reel]];
    const [column = [], standing = []] = [grid[reel], board.grid[reel]];
    return { stopMs, travel, tape: tapeOf({ strip, stop, column, standing, travel }) };
  });
  board.clearLights();
  board.isResting = false;
  const light = anticipationLights(board, stops, ports.glow);
  const watch = stopWatch(stops, ports.onStop);
  const totalMs = (stops.at(-1)?.stopMs ?? 0) + settleMs;
  await drawnFrames(totalMs, context, (share) => {
    const elapsedMs = share * totalMs;
    turns.forEach(({ stopMs, travel, tape }, reel) => {
      const isFast = elapsedMs > stopMs * 0.12 && elapsedMs < stopMs - 50;
      board.place(reel, tape, positionAt(elapsedMs, stopMs, travel), isFast);
    });
    light(elapsedMs);
    watch(elapsedMs);
  });
  board.clearLights();
  board.show(grid);
  board.isResting = true;
}

const fallMs = 420;

/** Where symbols fall: the old ones leave below, the new ones come from above, reel by reel. */
export async function playDrop(
  board: ReelBoard,
  event: SlotEventOf<'spun'>,
  ports: SpinPorts,
  context: PlayContext,
): Promise<void> {
  const outMs = 260;
  const height = board.rows * cellSize;
  board.clearLights();
  board.isResting = false;
  await drawnFrames(outMs, context, (share) => {
    board.eachCell((cell) => {
      const late = Math.max(0, Math.min(1, share * 1.6 - cell[0] * 0.1));
      board.spriteAt(cell).y = middleOf(cell).y + late * late * (height + cellSize);
    });
  });
  board.show(event.grid);
  const stops = reelStops(event.grid, ports.trigger, dropPace);
  const light = anticipationLights(board, stops, ports.glow);
  const watch = stopWatch(stops, ports.onStop);
  const totalMs = (stops.at(-1)?.stopMs ?? 0) + fallMs * 0.4;
  await drawnFrames(totalMs, context, (share) => {
    const elapsedMs = share * totalMs;
    board.eachCell((cell) => {
      const [reel, row] = cell;
      const startMs = (stops[reel]?.stopMs ?? 0) - fallMs + (board.rows - row) * 22;
      const fallen = Math.max(0, Math.min(1, (elapsedMs - startMs) / fallMs));
      board.spriteAt(cell).y = middleOf(cell).y - fallShare(fallen) * (height + cellSize);
    });
    light(elapsedMs);
    watch(elapsedMs);
  });
  board.clearLights();
  board.show(event.grid);
  board.isResting = true;
}
