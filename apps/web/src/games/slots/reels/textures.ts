import { Rectangle, Texture } from 'pixi.js';
import { svgAddress } from '../parts/svg-parts.ts';
import { canvasOf } from './canvas-of.ts';
import { drawHoldArt, type HoldArt } from './hold-art.ts';

/**
 * Pictures of a machine's symbols on one sheet, sharp and as they look in flight, and the lights
 * all machines share.
 */
export interface ReelTextures {
  symbol(code: string): Texture;
  blurred(code: string): Texture;
  /** A quarter of a symbol, for what bursts. */
  shard(code: string, quarter: number): Texture;
  glow: Texture;
  beam: Texture;
  /** A figure as it stands on a coin or a multiplier. */
  figure(text: string): Texture;
  /** What respins for this coin are drawn with. */
  hold(coinCode: string): HoldArt;
  destroy(): void;
}

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  return image;
}

function softDisc(): Texture {
  const [canvas, brush] = canvasOf(128, 128);
  const light = brush.createRadialGradient(64, 64, 4, 64, 64, 64);
  light.addColorStop(0, 'rgb(255 255 255 / 100%)');
  light.addColorStop(0.4, 'rgb(255 255 255 / 42%)');
  light.addColorStop(1, 'rgb(255 255 255 / 0%)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, 128, 128);
  return Texture.from(canvas);
}

function softBeam(): Texture {
  const [canvas, brush] = canvasOf(8, 64);
  const light = brush.createLinearGradient(0, 0, 0, 64);
  light.addColorStop(0, 'rgb(255 255 255 / 0%)');
  light.addColorStop(0.38, 'rgb(255 255 255 / 40%)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 100%)');
  light.addColorStop(0.62, 'rgb(255 255 255 / 40%)');
  light.addColorStop(1, 'rgb(255 255 255 / 0%)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, 8, 64);
  return Texture.from(canvas);
}

function figureOf(text: string): Texture {
  const [canvas, brush] = canvasOf(192, 72);
  brush.font = '900 46px system-ui, sans-serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineJoin = 'round';
  brush.lineWidth = 12;
  brush.strokeStyle = '#2a0408';
  brush.fillStyle = '#fffdf0';
  brush.strokeText(text, 96, 38, 180);
  brush.fillText(text, 96, 38, 180);
  return Texture.from(canvas);
}

const copies = 9;

/** A row of symbols drawn many times along its way: a shutter that stays open. */
function drawBlurred(
  brush: CanvasRenderingContext2D,
  row: HTMLCanvasElement,
  y: number,
  size: number,
): void {
  brush.save();
  brush.beginPath();
  brush.rect(0, y, row.width, size);
  brush.clip();
  brush.globalAlpha = 1.7 / copies;
  for (let copy = 0; copy < copies; copy += 1)
    brush.drawImage(row, 0, y + (copy / (copies - 1) - 0.5) * size * 0.56);
  brush.restore();
}

/** Draws the symbols at so many pixels each on one sheet. */
export async function loadTextures(
  symbols: Readonly<Record<string, string>>,
  sizePx: number,
): Promise<ReelTextures> {
  const codes = Object.keys(symbols);
  const images = await Promise.all(codes.map((code) => pictureOf(symbols[code] ?? '')));
  const gap = 2;
  const step = sizePx + gap;
  // A document is worked out anew whenever it is drawn, its filters too: once, and all copies are
  // taken from that.
  const [row, pen] = canvasOf(step * codes.length, sizePx);
  images.forEach((image, at) => pen.drawImage(image, at * step, 0, sizePx, sizePx));
  const [sheet, brush] = canvasOf(row.width, step * 2);
  brush.drawImage(row, 0, 0);
  drawBlurred(brush, row, step, sizePx);
  const { source } = Texture.from(sheet);
  source.autoGenerateMipmaps = true;
  source.mipmapFilter = 'linear';
  const part = (x: number, y: number, size: number): Texture =>
    new Texture({ source, frame: new Rectangle(x, y, size, size) });
  const table = <Value>(make: (at: number) => Value): Map<string, Value> =>
    new Map(codes.map((code, at) => [code, make(at)]));
  const sharp = table((at) => part(at * step, 0, sizePx));
  const blurred = table((at) => part(at * step, step, sizePx));
  const half = sizePx / 2;
  const shards = table((at) =>
    [0, 1, 2, 3].map((quarter) =>
      part(at * step + (quarter % 2) * half, Math.floor(quarter / 2) * half, half),
    ),
  );
  const figures = new Map<string, Texture>();
  const [glow, beam] = [softDisc(), softBeam()];
  let held: HoldArt | undefined;
  return {
    symbol: (code) => sharp.get(code) ?? Texture.EMPTY,
    blurred: (code) => blurred.get(code) ?? Texture.EMPTY,
    shard: (code, quarter) => shards.get(code)?.[quarter] ?? Texture.EMPTY,
    glow,
    beam,
    figure(text) {
      const kept = figures.get(text) ?? figureOf(text);
      figures.set(text, kept);
      return kept;
    },
    hold: (coinCode) => (held ??= drawHoldArt(blurred.get(coinCode) ?? Texture.EMPTY)),
    destroy() {
      held?.destroy();
      source.destroy();
      for (const texture of [glow, beam, ...figures.values()]) texture.destroy(true);
    },
  };
}
