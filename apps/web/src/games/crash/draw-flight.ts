export type Craft = 'comet' | 'rocket';

export interface Flight {
  craft: Craft;
  phase: 'betting' | 'running' | 'settled';
  multiplier: number;
  clockMs: number;
  isStill: boolean;
}

const stars = Array.from({ length: 90 }, (_, index) => ({
  // A fixed scatter: neighbouring numbers of these steps fall far apart.
  x: (index * 0.6180339887) % 1,
  y: (index * 0.7548776662) % 1,
  depth: 0.3 + ((index * 0.5698402909) % 1) * 0.7,
}));

interface Colours {
  accent: string;
  second: string;
  negative: string;
}

/** Draws one frame: sky by height, stars in three depths, the curve with its glow, and the craft at its head. */
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
  drawSky(context, width, height, flight);
  drawStars(context, width, height, flight);
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

function drawSky(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { multiplier, phase }: Flight,
): void {
  const up = phase === 'betting' ? 0 : heightOf(multiplier);
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `oklch(${0.24 - 0.14 * up} ${0.08 - 0.04 * up} ${285 - 20 * up})`);
  sky.addColorStop(1, `oklch(${0.42 - 0.3 * up} ${0.12 - 0.07 * up} ${35 + 230 * up})`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

function drawStars(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { multiplier, clockMs, phase }: Flight,
): void {
  const up = phase === 'betting' ? 0.15 : 0.2 + 0.8 * heightOf(multiplier);
  const drift = clockMs / 60_000;
  context.fillStyle = 'white';
  for (const { x, y, depth } of stars) {
    context.globalAlpha = up * depth;
    const size = depth * (width / 640) * 1.6;
    const across = (x + 1 - ((drift * depth * 6) % 1)) % 1;
    context.fillRect(across * width, ((y + drift * depth * 2) % 1) * height, size, size);
  }
  context.globalAlpha = 1;
}

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
  if (isOver) drawBurst(context, head, width, colours);
  else drawCraft(context, { ...head, tilt }, flight, colours);
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
  context.globalAlpha = 0.16;
  context.fillStyle = colour;
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

function drawBurst(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  width: number,
  colours: Colours,
): void {
  context.save();
  context.strokeStyle = colours.negative;
  context.lineWidth = width / 260;
  const reach = width / 20;
  for (let ray = 0; ray < 11; ray += 1) {
    const angle = (ray / 11) * Math.PI * 2;
    const from = reach * (0.3 + (ray % 3) * 0.1);
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    context.stroke();
  }
  context.restore();
}
