import { drawScenery } from './scenery.ts';

export type Craft = 'comet' | 'rocket';

export interface Flight {
  craft: Craft;
  phase: 'betting' | 'running' | 'settled';
  multiplier: number;
  clockMs: number;
  /** How long it has been over. */
  overMs: number;
  isStill: boolean;
}

interface Colours {
  accent: string;
  second: string;
  negative: string;
}

/**
 * Draws one frame: sky by height, stars in three depths, the curve with its glow, and the craft at
 * its head.
 */
export function drawFlight(canvas: HTMLCanvasElement, flight: Flight): void {
  const context = fitted(canvas);
  if (!context) return;
  const { width, height } = canvas;
  const style = getComputedStyle(canvas);
  const colours = {
    accent: style.getPropertyValue('--accent') || 'gold',
    second: style.getPropertyValue('--accent-2') || 'skyblue',
    negative: style.getPropertyValue('--negative') || 'red',
  };
  const up = flight.phase === 'betting' ? 0 : heightOf(flight.multiplier);
  drawScenery(context, width, height, { up, clockMs: flight.clockMs });
  if (flight.phase !== 'betting') drawCurve(context, width, height, flight, colours);
  else drawCraft(context, { x: width * 0.1, y: height * 0.86, tilt: -0.3 }, flight, colours);
}

function fitted(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, devicePixelRatio || 1);
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (width === 0 || height === 0) return null;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas.getContext('2d');
}

/** From dusk over clouds to the stars: how high the flight is, 0 to 1. */
const heightOf = (multiplier: number): number => Math.min(1, Math.log(multiplier) / Math.log(30));

function drawCurve(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  flight: Flight,
  colours: Colours,
): void {
  const { multiplier, phase } = flight;
  const isOver = phase === 'settled';
  // The camera zooms out: the head of the curve stays in the upper right of the picture.
  const spanMs = Math.max(6000, Math.log(multiplier) / 6e-5);
  const top = Math.max(1.8, multiplier);
  const at = (share: number): { x: number; y: number } => {
    const value = Math.exp(6e-5 * spanMs * share);
    const grown = Math.min(value, multiplier);
    return {
      x: width * (0.06 + 0.78 * share),
      y: height * (0.9 - 0.66 * ((grown - 1) / (top - 1))),
    };
  };
  const headShare = Math.min(1, Math.log(multiplier) / (6e-5 * spanMs));
  drawScale(context, { width, height, top });
  const path = new Path2D();
  const steps = 60;
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = at((headShare * step) / steps);
    if (step === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  const head = at(headShare);
  const colour = isOver ? colours.negative : colours.accent;
  fillBelow(context, path, head, { width, height, colour });
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(3, width / 190);
  context.lineCap = 'round';
  context.shadowColor = colour;
  context.shadowBlur = width / 32;
  context.stroke(path);
  context.restore();
  const before = at(Math.max(0, headShare - 0.02));
  const tilt = Math.atan2(head.y - before.y, head.x - before.x || 1);
  if (isOver) {
    const share = flight.isStill ? 1 : Math.min(1, flight.overMs / burstMs);
    drawBurst(context, { ...head, share }, width, colours);
  } else drawCraft(context, { ...head, tilt }, flight, colours);
}

/** Lines of whole multipliers, so that the eye has a measure; fewer the higher it goes. */
function drawScale(
  context: CanvasRenderingContext2D,
  { width, height, top }: { width: number; height: number; top: number },
): void {
  const steps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000, 10_000, 100_000];
  const step = steps.find((one) => (top - 1) / one <= 5) ?? top;
  const size = Math.max(10, width / 70);
  context.save();
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 62%)';
  context.strokeStyle = 'rgb(255 255 255 / 12%)';
  context.lineWidth = Math.max(1, width / 900);
  for (let value = 1 + step; value < top; value += step) {
    const y = height * (0.9 - 0.66 * ((value - 1) / (top - 1)));
    context.beginPath();
    context.moveTo(width * 0.06, y);
    context.lineTo(width * 0.96, y);
    context.stroke();
    context.fillText(`${value.toFixed(step < 1 ? 1 : 0)}×`, width * 0.015, y + size * 0.35);
  }
  context.restore();
}

function fillBelow(
  context: CanvasRenderingContext2D,
  path: Path2D,
  head: { x: number; y: number },
  { width, height, colour }: { width: number; height: number; colour: string },
): void {
  const area = new Path2D(path);
  area.lineTo(head.x, height * 0.9);
  area.lineTo(width * 0.06, height * 0.9);
  area.closePath();
  context.save();
  const light = context.createLinearGradient(0, head.y, 0, height * 0.9);
  light.addColorStop(0, colour);
  light.addColorStop(0.55, 'transparent');
  context.globalAlpha = 0.3;
  context.fillStyle = light;
  context.fill(area);
  context.restore();
}

function drawCraft(
  context: CanvasRenderingContext2D,
  place: { x: number; y: number; tilt: number },
  { craft, clockMs, multiplier, isStill }: Flight,
  colours: Colours,
): void {
  const size = context.canvas.width / 22;
  const shake = isStill ? 0 : Math.min(1, heightOf(multiplier)) * size * 0.06;
  context.save();
  context.translate(
    place.x + Math.sin(clockMs / 23) * shake,
    place.y + Math.cos(clockMs / 29) * shake,
  );
  context.rotate(place.tilt);
  drawTrail(context, size, clockMs, colours);
  if (craft === 'comet') drawComet(context, size, colours);
  else drawRocket(context, size, colours);
  context.restore();
}

function drawTrail(
  context: CanvasRenderingContext2D,
  size: number,
  clockMs: number,
  colours: Colours,
): void {
  const length = size * (2.6 + 0.4 * Math.sin(clockMs / 70));
  const trail = context.createLinearGradient(-length, 0, 0, 0);
  trail.addColorStop(0, 'transparent');
  trail.addColorStop(0.7, colours.second);
  trail.addColorStop(1, 'white');
  context.fillStyle = trail;
  context.beginPath();
  context.moveTo(-length, 0);
  context.quadraticCurveTo(-size, -size * 0.32, 0, -size * 0.28);
  context.lineTo(0, size * 0.28);
  context.quadraticCurveTo(-size, size * 0.32, -length, 0);
  context.fill();
}

function drawComet(context: CanvasRenderingContext2D, size: number, colours: Colours): void {
  const glow = context.createRadialGradient(-size * 0.12, -size * 0.14, 0, 0, 0, size * 0.6);
  glow.addColorStop(0, 'white');
  glow.addColorStop(0.45, colours.accent);
  glow.addColorStop(1, 'transparent');
  context.fillStyle = glow;
  context.beginPath();
  context.arc(0, 0, size * 0.6, 0, Math.PI * 2);
  context.fill();
}

function drawRocket(context: CanvasRenderingContext2D, size: number, colours: Colours): void {
  const hull = context.createLinearGradient(0, -size * 0.34, 0, size * 0.34);
  hull.addColorStop(0, '#ffffff');
  hull.addColorStop(1, '#8b93a8');
  context.fillStyle = colours.accent;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(-size * 0.5, side * size * 0.22);
    context.lineTo(-size * 0.78, side * size * 0.56);
    context.lineTo(-size * 0.1, side * size * 0.26);
    context.fill();
  }
  context.fillStyle = hull;
  context.beginPath();
  context.moveTo(size * 0.95, 0);
  context.quadraticCurveTo(size * 0.4, -size * 0.42, -size * 0.6, -size * 0.28);
  context.lineTo(-size * 0.6, size * 0.28);
  context.quadraticCurveTo(size * 0.4, size * 0.42, size * 0.95, 0);
  context.fill();
  context.fillStyle = colours.second;
  context.beginPath();
  context.arc(size * 0.26, 0, size * 0.13, 0, Math.PI * 2);
  context.fill();
}

const burstMs = 400;

/**
 * The break: a flash, sparks that fly out, and a glow that is left; `share` tells how far it has
 * come.
 */
function drawBurst(
  context: CanvasRenderingContext2D,
  { x, y, share }: { x: number; y: number; share: number },
  width: number,
  colours: Colours,
): void {
  const reach = (width / 17) * (1 - 0.75 * (1 - share) ** 3);
  const glow = context.createRadialGradient(x, y, 0, x, y, reach * 1.6);
  glow.addColorStop(0, 'white');
  glow.addColorStop(0.2, colours.negative);
  glow.addColorStop(1, 'transparent');
  context.save();
  context.globalAlpha = 0.9;
  context.fillStyle = glow;
  context.beginPath();
  context.arc(x, y, reach * 1.6, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'white';
  context.globalAlpha = 0.85 * (1 - share);
  context.beginPath();
  context.arc(x, y, reach * 2.2, 0, Math.PI * 2);
  context.fill();
  for (let spark = 0; spark < 22; spark += 1) {
    const angle = spark * 2.39996;
    const far = reach * (0.55 + ((spark * 0.6180339887) % 1) * 1.15);
    const size = (width / 420) * (0.5 + ((spark * 0.7548776662) % 1));
    context.globalAlpha = 1 - far / (reach * 2);
    context.beginPath();
    context.arc(x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
