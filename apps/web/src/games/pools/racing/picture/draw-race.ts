import { positionsAt, type RunnerPosition } from '@pavilion/games/racing/race-position';
import { drawAhead, drawGate, drawMarks, drawRail } from './draw-fixtures.ts';
import { drawRunner } from './draw-runner.ts';
import { drawScenery } from './draw-scenery.ts';
import { strideAt } from './gait.ts';
import type { DrawnRace } from './race-scene.types.ts';
import { laneOf, trackFrame, type TrackFrame } from './track-frame.ts';

type Brush = CanvasRenderingContext2D;

/** A moment of a race's picture. */
interface RaceMoment {
  /** Of the race itself. */
  raceMs: number;
  /** Of clouds and everything else that goes on by itself; 0 stands still. */
  clockMs: number;
  /** When the first crossed the line in a photo finish; null: there is none, or not yet. */
  photoMs: number | null;
}

/**
 * Draws one moment: the track under the camera, the field from the far rail to the near one, the
 * photo in its frame.
 */
export function drawRace(
  brush: Brush,
  size: { width: number; height: number },
  race: DrawnRace,
  moment: RaceMoment,
): void {
  const { look } = race;
  const positions = fieldAt(race, moment.raceMs);
  const frame = trackFrame(size, positions, look);
  drawScenery(brush, frame, look, moment.clockMs);
  drawRail(brush, frame, look, 'far');
  drawMarks(brush, frame, look);
  drawAhead(brush, frame, look, positions[0]?.metres ?? 0, moment.raceMs);
  drawField(brush, frame, race, positions, moment.raceMs);
  drawGate(brush, frame, look, race.runners.length);
  drawRail(brush, frame, look, 'near');
  if (moment.photoMs !== null) drawPhoto(brush, size, race, moment.photoMs);
}

/** Where the field is; before the course is known, at the start. */
const fieldAt = ({ course, runners }: DrawnRace, raceMs: number): readonly RunnerPosition[] =>
  course ? positionsAt(course, raceMs) : runners.map(({ number }) => ({ number, metres: 0 }));

function drawField(
  brush: Brush,
  frame: TrackFrame,
  { look, runners, course }: DrawnRace,
  positions: readonly RunnerPosition[],
  raceMs: number,
): void {
  const isRunning = course !== null && raceMs > 0;
  for (const runner of runners) {
    const metres = positions.find(({ number }) => number === runner.number)?.metres ?? 0;
    const { ground, scale } = laneOf(frame, runner.number, runners.length);
    const x = frame.xOf(metres);
    const lengthPx = look.lengthMetres * frame.pxPerMetre * scale;
    if (x < -lengthPx || x - lengthPx > frame.width) continue;
    const stride = strideAt(raceMs, look.stridesPerSecond, runner.number);
    if (isRunning) drawDust(brush, x - lengthPx, ground, lengthPx, stride);
    drawRunner(brush, look.breed, runner, { x, ground, lengthPx, stride, isRunning });
  }
}

function drawDust(brush: Brush, x: number, ground: number, size: number, stride: number): void {
  brush.fillStyle = 'rgb(235 225 205 / 20%)';
  for (let puff = 0; puff < 3; puff += 1) {
    const age = (stride + puff / 3) % 1;
    const radius = size * (0.05 + age * 0.09);
    brush.beginPath();
    brush.arc(x - size * age * 0.5, ground - radius * 0.7, radius, 0, 7);
    brush.fill();
  }
}

/** The still of the line at the moment the first came to it, in a frame of its own. */
function drawPhoto(
  brush: Brush,
  size: { width: number; height: number },
  race: DrawnRace,
  photoMs: number,
): void {
  const { look } = race;
  const [width, height] = [size.width * 0.38, size.height * 0.42];
  const [left, top] = [size.width * 0.03, size.height * 0.06];
  const near = {
    fromMetres: look.distanceMetres - look.lengthMetres * 2.6,
    acrossMetres: look.lengthMetres * 3.4,
  };
  const positions = fieldAt(race, photoMs);
  const pxPerMetre = width / near.acrossMetres;
  const frame: TrackFrame = {
    ...trackFrame({ width, height }, positions, look),
    camera: near,
    pxPerMetre,
    farRail: height * 0.12,
    xOf: (metres) => (metres - near.fromMetres) * pxPerMetre,
  };
  brush.save();
  brush.translate(left, top);
  brush.beginPath();
  brush.rect(0, 0, width, height);
  brush.clip();
  brush.fillStyle = 'oklch(0.8 0.01 90)';
  brush.fillRect(0, 0, width, height);
  drawField(brush, frame, race, positions, photoMs);
  const line = frame.xOf(look.distanceMetres);
  brush.fillStyle = 'oklch(0.58 0.21 27)';
  brush.fillRect(line - 1, 0, 2, height);
  // A photograph of the line has no colours.
  brush.globalCompositeOperation = 'saturation';
  brush.fillStyle = 'oklch(0.5 0 0)';
  brush.fillRect(0, 0, width, height);
  brush.restore();
  brush.strokeStyle = 'oklch(0.98 0.005 90)';
  brush.lineWidth = 3;
  brush.strokeRect(left, top, width, height);
}
