type Colour = readonly [lightness: number, chroma: number, hue: number];

/** From dusk through violet and night to black, by how high one is: 0 to 1. */
const horizons: readonly Colour[] = [
  [0.66, 0.16, 48],
  [0.46, 0.17, 350],
  [0.28, 0.11, 300],
  [0.15, 0.05, 275],
];
const zeniths: readonly Colour[] = [
  [0.34, 0.12, 300],
  [0.24, 0.1, 290],
  [0.16, 0.06, 280],
  [0.07, 0.02, 270],
];

function between(colours: readonly Colour[], share: number): string {
  const place = Math.min(0.999, Math.max(0, share)) * (colours.length - 1);
  const from = colours[Math.floor(place)] ?? [0, 0, 0];
  const to = colours[Math.ceil(place)] ?? from;
  const part = place % 1;
  // Hues go down the wheel, so that dusk never passes green.
  const hueOf = (hue: number): number => (hue < 100 ? hue + 360 : hue);
  const hue = hueOf(from[2]) + (hueOf(to[2]) - hueOf(from[2])) * part;
  const mix = (index: 0 | 1): number => from[index] + (to[index] - from[index]) * part;
  return `oklch(${mix(0)} ${mix(1)} ${hue % 360})`;
}

/** Fixed scatter: neighbouring numbers of these steps fall far apart. */
const scatter = (index: number, step: number): number => (index * step) % 1;
const stars = Array.from({ length: 110 }, (_, index) => ({
  x: scatter(index, 0.6180339887),
  y: scatter(index, 0.7548776662),
  depth: 0.3 + scatter(index, 0.5698402909) * 0.7,
}));
const clouds = Array.from({ length: 7 }, (_, index) => ({
  x: scatter(index + 1, 0.6180339887),
  y: 0.5 + scatter(index + 1, 0.7548776662) * 0.3,
  size: 0.09 + scatter(index + 1, 0.5698402909) * 0.09,
}));

export interface Scenery {
  /** How high one is, 0 to 1. */
  up: number;
  clockMs: number;
}

/** Far to near: sky, stars, a planet, clouds, and the hills one has left. */
export function drawScenery(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  scenery: Scenery,
): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, between(zeniths, scenery.up));
  sky.addColorStop(1, between(horizons, scenery.up));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  drawStars(context, width, height, scenery);
  drawPlanet(context, width, height, scenery);
  drawClouds(context, width, height, scenery);
  drawHills(context, width, height, scenery);
}

function drawStars(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { up, clockMs }: Scenery,
): void {
  const drift = clockMs / 60_000;
  context.fillStyle = 'white';
  for (const { x, y, depth } of stars) {
    context.globalAlpha = (0.15 + 0.85 * up) * depth;
    const across = (x + 1 - ((drift * depth * 6) % 1)) % 1;
    const down = (y + drift * depth * 2 + up * depth * 0.6) % 1;
    context.beginPath();
    context.arc(across * width, down * height, depth * (width / 640) * 0.9, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawPlanet(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { up }: Scenery,
): void {
  const radius = Math.min(width, height) * 0.13;
  // Under the curve: neither the figure nor the last results stand before it.
  const [x, y] = [width * 0.85, height * (0.6 + up * 0.12)];
  const body = context.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius,
  );
  body.addColorStop(0, 'oklch(0.93 0.05 80)');
  body.addColorStop(0.6, 'oklch(0.7 0.1 45)');
  body.addColorStop(1, 'oklch(0.36 0.1 330)');
  const ring = (from: number): void => {
    context.beginPath();
    context.ellipse(x, y, radius * 1.75, radius * 0.42, -0.35, from, from + Math.PI);
    context.stroke();
  };
  context.strokeStyle = 'oklch(0.86 0.06 80 / 55%)';
  context.lineWidth = radius * 0.07;
  context.globalAlpha = 0.85;
  ring(Math.PI);
  context.fillStyle = body;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  ring(0);
  context.globalAlpha = 1;
}

function drawClouds(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { up, clockMs }: Scenery,
): void {
  context.fillStyle = 'oklch(0.95 0.04 60)';
  context.globalAlpha = 0.13 * Math.max(0, 1 - up * 1.4);
  for (const { x, y, size } of clouds) {
    const across = ((x - (clockMs / 90_000) * (size * 8)) % 1.3) * width;
    const left = across < -width * 0.3 ? across + width * 1.6 : across;
    const down = (y + up * 0.9) * height;
    // One path a cloud: where its parts lie over each other nothing shines through.
    context.beginPath();
    for (const [dx, dy, grown] of [
      [0, 0, 1],
      [0.55, -0.14, 0.5],
      [-0.4, -0.1, 0.42],
    ] as const) {
      const reach = size * width * grown;
      const [x0, y0] = [left + dx * size * width, down + dy * size * width];
      context.moveTo(x0 + reach, y0);
      context.ellipse(x0, y0, reach, reach * 0.22, 0, 0, Math.PI * 2);
    }
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawHills(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { up }: Scenery,
): void {
  const ridges = [
    { base: 0.86, wave: 0.045, colour: 'oklch(0.27 0.08 320)', sinks: 0.7 },
    { base: 0.93, wave: 0.03, colour: 'oklch(0.16 0.05 300)', sinks: 1.3 },
  ];
  for (const [index, { base, wave, colour, sinks }] of ridges.entries()) {
    const top = (base + up * sinks) * height;
    if (top - wave * height > height) continue;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 40; step += 1) {
      const x = step / 40;
      const bump = Math.sin(x * 9 + index * 2) + 0.5 * Math.sin(x * 23 + index * 5);
      context.lineTo(x * width, top - bump * wave * height);
    }
    context.lineTo(width, height);
    context.fill();
  }
}
