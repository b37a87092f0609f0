import { targetMultipliers, type TargetKind } from '@pavilion/games/fishing/index';
import type { Brush } from './draw-body.ts';
import { drawChest, drawRay, drawSerpent, drawSquid, drawTurtle } from './draw-creatures.ts';
import { drawFish } from './draw-fish.ts';
import { looks, type Look } from './looks.ts';

const draw: Readonly<Record<Look['body'], (brush: Brush) => void>> = {
  fish: drawFish,
  ray: drawRay,
  turtle: drawTurtle,
  squid: drawSquid,
  serpent: drawSerpent,
  chest: drawChest,
};

/** How many pictures a stroke of a tail has. */
const phases = 10;
/** A body is one unit long; bills, lures and tails reach beyond it. */
const frame = 1.7;

/**
 * Pictures of all kinds at the scale of a canvas, drawn when one is first needed: a frame of the
 * sea copies them and draws no path. One per kind and phase of its stroke.
 */
export function createSprites(pixelsPerUnit: number) {
  const made = new Map<string, HTMLCanvasElement>();
  const sizeOf = (kind: TargetKind): number =>
    Math.max(24, Math.round(looks[kind].length * pixelsPerUnit));
  return {
    /** A kind as it swims at a time of its own; its middle is the picture's. */
    of(kind: TargetKind, strokeMs: number): HTMLCanvasElement {
      // Large ones beat slower.
      const stroke = 380 + looks[kind].length * 0.28;
      const phase = Math.floor((strokeMs / stroke) * phases) % phases;
      const key = `${kind}${phase}`;
      const known = made.get(key);
      if (known) return known;
      const sprite = paint(kind, sizeOf(kind), Math.sin((phase / phases) * Math.PI * 2));
      made.set(key, sprite);
      return sprite;
    },
    sizeOf,
  };
}

export type Sprites = ReturnType<typeof createSprites>;

function paint(kind: TargetKind, length: number, swing: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(length * frame);
  canvas.height = canvas.width;
  paintKind(canvas, kind, length, swing);
  return canvas;
}

/** Draws a kind into the middle of a canvas. */
export function paintKind(
  canvas: HTMLCanvasElement,
  kind: TargetKind,
  length: number,
  swing: number,
): void {
  const g = canvas.getContext('2d');
  if (!g) return;
  g.clearRect(0, 0, canvas.width, canvas.height);
  g.save();
  g.translate(canvas.width / 2, canvas.height / 2);
  g.scale(length, length);
  if (targetMultipliers[kind] >= 50) aura(g);
  draw[looks[kind].body]({ g, look: looks[kind], swing });
  g.restore();
}

/** What pays much shines. */
function aura(g: CanvasRenderingContext2D): void {
  const glow = g.createRadialGradient(0, 0, 0.1, 0, 0, 0.8);
  glow.addColorStop(0, 'rgb(255 240 180 / 28%)');
  glow.addColorStop(1, 'rgb(255 240 180 / 0%)');
  g.fillStyle = glow;
  g.fillRect(-0.85, -0.85, 1.7, 1.7);
}
