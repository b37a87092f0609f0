import type { TrackFrame } from './track-frame.ts';
import type { RaceLook } from './race-scene.types.ts';

type Brush = CanvasRenderingContext2D;

const grounds: Record<RaceLook['ground'], { far: string; near: string; stripe: string }> = {
  turf: {
    far: 'oklch(0.62 0.13 138)',
    near: 'oklch(0.45 0.12 142)',
    stripe: 'rgb(255 255 255 / 5%)',
  },
  sand: {
    far: 'oklch(0.78 0.07 80)',
    near: 'oklch(0.62 0.08 72)',
    stripe: 'rgb(90 60 20 / 7%)',
  },
  cinder: {
    far: 'oklch(0.6 0.05 45)',
    near: 'oklch(0.42 0.05 40)',
    stripe: 'rgb(255 255 255 / 4%)',
  },
};

/** Fixed scatter: neighbouring numbers fall far apart. */
const scatter = (index: number): number => (index * 0.6180339887) % 1;

/**
 * Sky, hills, the stand with its crowd, and the ground: five layers, each with a pace of its own.
 */
export function drawScenery(
  brush: Brush,
  frame: TrackFrame,
  look: RaceLook,
  clockMs: number,
): void {
  drawSky(brush, frame, clockMs);
  drawHills(brush, frame);
  drawStand(brush, frame);
  drawGround(brush, frame, look);
}

function drawSky(brush: Brush, { width, horizon }: TrackFrame, clockMs: number): void {
  const sky = brush.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, 'oklch(0.55 0.11 250)');
  sky.addColorStop(0.7, 'oklch(0.8 0.07 230)');
  sky.addColorStop(1, 'oklch(0.9 0.05 85)');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, horizon + 1);
  brush.fillStyle = 'rgb(255 255 255 / 30%)';
  for (let cloud = 0; cloud < 5; cloud += 1) {
    const drift = (scatter(cloud + 1) + clockMs / 240_000) % 1.3;
    const [x, y] = [(drift - 0.15) * width, (0.18 + scatter(cloud * 3 + 2) * 0.4) * horizon];
    brush.beginPath();
    brush.ellipse(x, y, width * 0.09, horizon * 0.06, 0, 0, 7);
    brush.ellipse(x + width * 0.05, y + horizon * 0.03, width * 0.07, horizon * 0.05, 0, 0, 7);
    brush.fill();
  }
}

function drawHills(brush: Brush, { width, horizon, camera, pxPerMetre }: TrackFrame): void {
  for (const [share, tone, high] of [
    [0.04, 'oklch(0.66 0.07 200)', 0.3],
    [0.1, 'oklch(0.5 0.09 155)', 0.2],
  ] as const) {
    const shift = camera.fromMetres * pxPerMetre * share;
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(0, horizon + 2);
    for (let step = 0; step <= 24; step += 1) {
      const x = (step / 24) * width;
      const at = (x + shift) / width;
      const rise = Math.sin(at * 5.1) * 0.4 + Math.sin(at * 11.7 + 2) * 0.24 + 0.6;
      brush.lineTo(x, horizon - rise * high * horizon);
    }
    brush.lineTo(width, horizon + 2);
    brush.fill();
  }
}

/** A stand every few widths of the picture, its crowd in colours, trees between. */
function drawStand(brush: Brush, frame: TrackFrame): void {
  const { width, horizon, farRail, camera, pxPerMetre } = frame;
  const shift = camera.fromMetres * pxPerMetre * 0.32;
  const step = width * 0.36;
  const first = Math.floor(shift / step) - 1;
  for (let place = first; place * step - shift < width + step; place += 1) {
    const x = place * step - shift;
    if (((place % 3) + 3) % 3 === 0) drawSeats(brush, { x, step, horizon, farRail, place });
    else drawTrees(brush, x, step, horizon, place);
  }
  brush.fillStyle = 'oklch(0.46 0.1 145)';
  brush.fillRect(0, horizon, width, farRail - horizon);
}

function drawSeats(
  brush: Brush,
  at: { x: number; step: number; horizon: number; farRail: number; place: number },
): void {
  const { x, step, horizon, place } = at;
  const [top, wide] = [horizon * 0.56, step * 0.86];
  brush.fillStyle = 'oklch(0.34 0.03 260)';
  brush.fillRect(x, top, wide, horizon - top + 2);
  brush.fillStyle = 'oklch(0.93 0.02 85)';
  brush.beginPath();
  brush.moveTo(x - step * 0.04, top);
  brush.lineTo(x + step * 0.05, top - horizon * 0.12);
  brush.lineTo(x + wide + step * 0.04, top - horizon * 0.12);
  brush.lineTo(x + wide, top);
  brush.fill();
  for (let seat = 0; seat < 120; seat += 1) {
    const row = seat % 4;
    brush.fillStyle = `oklch(0.72 0.12 ${Math.round(scatter(seat * 5 + place * 7) * 360)})`;
    const left = x + (0.03 + scatter(seat + place) * 0.92) * wide;
    brush.fillRect(left, top + horizon * (0.05 + row * 0.095), step * 0.014, horizon * 0.055);
  }
}

function drawTrees(brush: Brush, x: number, step: number, horizon: number, place: number): void {
  for (let tree = 0; tree < 4; tree += 1) {
    const left = x + (tree + scatter(tree + place * 5) * 0.6) * step * 0.25;
    const size = horizon * (0.14 + scatter(tree * 3 + place) * 0.09);
    brush.fillStyle = `oklch(${0.38 + scatter(tree + place) * 0.08} 0.09 150)`;
    brush.beginPath();
    brush.ellipse(left, horizon - size * 0.9, size * 0.62, size, 0, 0, 7);
    brush.fill();
  }
}

function drawGround(brush: Brush, frame: TrackFrame, look: RaceLook): void {
  const { width, height, farRail, nearRail, camera, pxPerMetre } = frame;
  const tones = grounds[look.ground];
  const ground = brush.createLinearGradient(0, farRail, 0, nearRail);
  ground.addColorStop(0, tones.far);
  ground.addColorStop(1, tones.near);
  brush.fillStyle = ground;
  brush.fillRect(0, farRail, width, nearRail - farRail);
  brush.fillStyle = tones.stripe;
  const band = look.lengthMetres * 4;
  for (let at = Math.floor(camera.fromMetres / band) * band; ; at += band) {
    const x = (at - camera.fromMetres) * pxPerMetre;
    if (x > width) break;
    if (Math.round(at / band) % 2 === 0)
      brush.fillRect(x, farRail, band * pxPerMetre, nearRail - farRail);
  }
  brush.fillStyle = 'oklch(0.36 0.08 145)';
  brush.fillRect(0, nearRail, width, height - nearRail);
}
