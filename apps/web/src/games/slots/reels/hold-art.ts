import { Rectangle, Texture } from 'pixi.js';
import { canvasOf } from './canvas-of.ts';

/**
 * What a respin is drawn with: the place of a coin, the drum that turns behind it, and the light
 * that wanders over coins that lie.
 */
export interface HoldArt {
  pocket: Texture;
  /** Shade of the drum's round back and the rim of its window, over whatever lies in the pocket. */
  glass: Texture;
  /** Windows on one turning drum, each a third of a turn on; {@link HoldArt.turn} moves them. */
  drums: readonly Texture[];
  sheen: Texture;
  turn(turns: number): void;
  destroy(): void;
}

const px = 128;
const inset = 5;
/** A coin and two empty places stand round the drum: a coin is rare there, as it is in the draw. */
const places = 3;

function roundedCell(brush: CanvasRenderingContext2D): void {
  brush.beginPath();
  brush.roundRect(inset, inset, px - 2 * inset, px - 2 * inset, 18);
}

function drawPocket(): Texture {
  const [canvas, brush] = canvasOf(px, px);
  roundedCell(brush);
  const ground = brush.createRadialGradient(px / 2, px * 0.62, 8, px / 2, px / 2, px * 0.7);
  ground.addColorStop(0, '#5c1220');
  ground.addColorStop(0.6, '#2e0710');
  ground.addColorStop(1, '#140206');
  brush.fillStyle = ground;
  brush.fill();
  // A round bed, pressed in: dark where the light from the top left does not reach, lit on the far
  // edge.
  const bed = brush.createLinearGradient(px * 0.2, px * 0.2, px * 0.8, px * 0.8);
  bed.addColorStop(0, 'rgb(0 0 0 / 75%)');
  bed.addColorStop(0.5, 'rgb(0 0 0 / 12%)');
  bed.addColorStop(1, 'rgb(255 196 110 / 34%)');
  brush.strokeStyle = bed;
  brush.lineWidth = 4;
  brush.beginPath();
  brush.arc(px / 2, px / 2, px * 0.34, 0, Math.PI * 2);
  brush.stroke();
  return Texture.from(canvas);
}

function drawGlass(): Texture {
  const [canvas, brush] = canvasOf(px, px);
  roundedCell(brush);
  const round = brush.createLinearGradient(0, inset, 0, px - inset);
  round.addColorStop(0, 'rgb(8 0 4 / 88%)');
  round.addColorStop(0.3, 'rgb(8 0 4 / 12%)');
  round.addColorStop(0.5, 'rgb(255 230 190 / 7%)');
  round.addColorStop(0.72, 'rgb(8 0 4 / 16%)');
  round.addColorStop(1, 'rgb(8 0 4 / 82%)');
  brush.fillStyle = round;
  brush.fill();
  const rim = brush.createLinearGradient(0, 0, px, px);
  rim.addColorStop(0, 'rgb(60 22 6 / 90%)');
  rim.addColorStop(0.55, 'rgb(150 92 30 / 70%)');
  rim.addColorStop(1, 'rgb(255 222 140 / 80%)');
  brush.strokeStyle = rim;
  brush.lineWidth = 2.5;
  brush.stroke();
  return Texture.from(canvas);
}

/** The drum unrolled, its first place again at the end: a window on it never meets its edge. */
function drawDrum(coin: Texture): HTMLCanvasElement {
  const [canvas, brush] = canvasOf(px, px * (places + 1));
  const { x, y, width, height } = coin.frame;
  for (let place = 0; place <= places; place += 1) {
    const top = place * px;
    const sheen = brush.createLinearGradient(0, top, 0, top + px);
    sheen.addColorStop(0, 'rgb(255 190 110 / 16%)');
    sheen.addColorStop(0.5, 'rgb(255 190 110 / 3%)');
    sheen.addColorStop(1, 'rgb(255 190 110 / 16%)');
    brush.fillStyle = sheen;
    brush.fillRect(inset + 3, top, px - 2 * inset - 6, px);
    if (place % places === 0)
      brush.drawImage(
        coin.source.resource as HTMLCanvasElement,
        ...([x, y, width, height] as const),
        ...([14, top + 14, px - 28, px - 28] as const),
      );
  }
  return canvas;
}

/** Two opposite lights, as a disc of metal has that turns under a lamp. */
function drawSheen(): Texture {
  const [canvas, brush] = canvasOf(px, px);
  const light = brush.createConicGradient(0, px / 2, px / 2);
  for (const [at, share] of [
    [0, 0],
    [0.09, 78],
    [0.18, 0],
    [0.5, 0],
    [0.59, 46],
    [0.68, 0],
    [1, 0],
  ] as const)
    light.addColorStop(at, `rgb(255 248 214 / ${share}%)`);
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(px / 2, px / 2, px / 2 - 2, 0, Math.PI * 2);
  brush.fill();
  return Texture.from(canvas);
}

/** Draws it for the coin of a machine, as that looks in flight. */
export function drawHoldArt(coin: Texture): HoldArt {
  const { source } = Texture.from(drawDrum(coin));
  const drums = Array.from(
    { length: places },
    () => new Texture({ source, frame: new Rectangle(0, 0, px, px) }),
  );
  const [pocket, glass, sheen] = [drawPocket(), drawGlass(), drawSheen()];
  return {
    pocket,
    glass,
    drums,
    sheen,
    turn(turns) {
      drums.forEach((drum, at) => {
        const place = (((turns + at / places) % 1) + 1) % 1;
        drum.frame.y = (1 - place) * places * px;
        drum.update();
      });
    },
    destroy() {
      for (const texture of [pocket, glass, sheen]) texture.destroy(true);
      for (const drum of drums) drum.destroy();
      source.destroy();
    },
  };
}
