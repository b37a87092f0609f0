// Before the renderer: the page's policy forbids making code from text, which shaders of pixi would
// otherwise do.
import 'pixi.js/unsafe-eval';
import { WebGLRenderer } from 'pixi.js';
import type { Grid } from '@pavilion/games/slots/slot-events';
import type { SlotHandlers } from '../slot-handlers.ts';
import { reelHandlers } from './reel-handlers.ts';
import { cellSize, ReelBoard } from './reel-board.ts';
import type { StagePorts } from './stage-ports.types.ts';
import { loadTextures } from './textures.ts';

export interface ReelStage {
  handlers: SlotHandlers;
  show(grid: Grid): void;
  destroy(): void;
}

const texturePx = (host: HTMLElement, reels: number): number => {
  const wanted = (host.clientWidth / reels) * Math.min(2, devicePixelRatio || 1);
  return Math.min(256, Math.max(96, Math.ceil(wanted / 32) * 32));
};

const restingFrameMs = 60;

/** Puts the reels of a machine into an element. Rejects where there is no WebGL. */
export async function openReelStage(host: HTMLElement, ports: StagePorts): Promise<ReelStage> {
  const { look, grid } = ports;
  const { reels, rows } = look.game.machine;
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer();
  const [textures] = await Promise.all([
    loadTextures(look.symbols, texturePx(host, reels)),
    renderer.init({
      canvas,
      width: Math.max(1, host.clientWidth),
      height: Math.max(1, host.clientHeight),
      backgroundAlpha: 0,
      antialias: true,
      resolution: Math.min(2, devicePixelRatio || 1),
      skipExtensionImports: true,
    }),
  ]);
  const board = new ReelBoard(textures, grid);
  const fit = (): void => {
    const [width, height] = [host.clientWidth, host.clientHeight];
    if (width === 0 || height === 0) return;
    renderer.resize(width, height);
    board.root.scale.set(width / (reels * cellSize), height / (rows * cellSize));
  };
  fit();
  host.append(canvas);
  const sizes = new ResizeObserver(fit);
  sizes.observe(host);
  let frame = 0;
  let drawnMs = 0;
  const draw = (nowMs: number): void => {
    // What only breathes needs no sixty pictures a second: a phone stays cool.
    if (!board.isResting || nowMs - drawnMs > restingFrameMs) {
      drawnMs = nowMs;
      board.breathe(nowMs);
      renderer.render(board.root);
    }
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  const { handlers, reset } = reelHandlers(board, ports);
  return {
    handlers,
    show(shown) {
      reset();
      board.show(shown);
    },
    destroy() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      canvas.remove();
      board.root.destroy({ children: true });
      textures.destroy();
      renderer.destroy();
    },
  };
}
