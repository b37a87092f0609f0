import type { RaceLook } from './race-scene.types.ts';
import type { TrackFrame } from './track-frame.ts';

type Brush = CanvasRenderingContext2D;
const white = 'oklch(0.98 0.005 90)';

/** A rail on its posts; the near one moves faster than the track. */
export function drawRail(
  brush: Brush,
  frame: TrackFrame,
  look: RaceLook,
  side: 'far' | 'near',
): void {
  const { width, height, camera, pxPerMetre } = frame;
  const isNear = side === 'near';
  const y = isNear ? frame.nearRail : frame.farRail;
  const high = height * (isNear ? 0.055 : 0.03);
  const pace = isNear ? 1.18 : 0.96;
  const step = look.lengthMetres * 1.4 * pxPerMetre;
  const shift = (camera.fromMetres * pxPerMetre * pace) % step;
  brush.fillStyle = white;
  for (let x = -step - shift; x < width + step; x += step)
    brush.fillRect(x, y - high, Math.max(1.5, high * 0.09), high * 1.2);
  brush.fillRect(0, y - high, width, Math.max(2, high * 0.14));
}

/** Posts that tell how far it still is, and the line with its post. */
export function drawMarks(brush: Brush, frame: TrackFrame, look: RaceLook): void {
  const { height, farRail, nearRail, xOf, width } = frame;
  const every = look.distanceMetres > 600 ? 200 : 100;
  for (let left = every; left < look.distanceMetres; left += every) {
    const x = xOf(look.distanceMetres - left);
    if (x < -40 || x > width + 40) continue;
    brush.fillStyle = white;
    brush.fillRect(x - 1.5, farRail - height * 0.1, 3, height * 0.1);
    brush.fillStyle = 'oklch(0.35 0.12 260)';
    const size = Math.max(9, height * 0.04);
    brush.fillRect(x - size * 1.1, farRail - height * 0.1 - size, size * 2.2, size * 1.25);
    brush.fillStyle = white;
    brush.font = `700 ${size}px system-ui, sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(String(left), x, farRail - height * 0.1 - size * 0.35);
  }
  const line = xOf(look.distanceMetres);
  if (line < -60 || line > width + 60) return;
  const cell = (nearRail - farRail) / 14;
  for (let row = 0; row < 14; row += 1)
    for (let column = 0; column < 2; column += 1) {
      brush.fillStyle = (row + column) % 2 === 0 ? white : 'oklch(0.2 0.01 260)';
      brush.fillRect(line + (column - 1) * cell * 0.5, farRail + row * cell, cell * 0.5, cell);
    }
  brush.fillStyle = 'oklch(0.58 0.21 27)';
  brush.fillRect(line - 2, farRail - height * 0.2, 4, height * 0.2);
  brush.beginPath();
  brush.arc(line, farRail - height * 0.21, height * 0.028, 0, 7);
  brush.fill();
}

/** Stalls or traps that the field starts from. */
export function drawGate(brush: Brush, frame: TrackFrame, look: RaceLook, count: number): void {
  if (look.breed === 'sulkies') return;
  const { xOf, farRail, nearRail, width, height } = frame;
  const [back, front] = [xOf(-look.lengthMetres * 1.08), xOf(look.lengthMetres * 0.06)];
  if (front < 0 || back > width) return;
  const rise = height * 0.07;
  brush.strokeStyle = 'oklch(0.88 0.02 250 / 85%)';
  brush.lineWidth = Math.max(1.5, height * 0.006);
  brush.beginPath();
  for (let stall = 0; stall <= count; stall += 1) {
    const y = farRail + ((nearRail - farRail) * (stall + 0.35)) / (count + 0.7);
    brush.moveTo(back, y);
    brush.lineTo(back, y - rise);
    brush.lineTo(front, y - rise);
    brush.lineTo(front, y);
  }
  brush.stroke();
}

/** What runs ahead: the wings of the mobile gate, which draws away, or the lure on its rail. */
export function drawAhead(
  brush: Brush,
  frame: TrackFrame,
  look: RaceLook,
  leadMetres: number,
  raceMs: number,
): void {
  const { xOf, farRail, nearRail, height, width } = frame;
  if (look.breed === 'dogs') {
    const x = xOf(leadMetres + look.lengthMetres * 2);
    brush.fillStyle = 'oklch(0.93 0.02 80)';
    brush.beginPath();
    brush.ellipse(x, farRail - height * 0.035, height * 0.024, height * 0.016, 0, 0, 7);
    brush.fill();
    return;
  }
  if (look.breed !== 'sulkies') return;
  const x = xOf(leadMetres + look.lengthMetres * (0.5 + (Math.max(0, raceMs - 1_500) / 900) ** 2));
  if (x > width + height * 0.3) return;
  brush.strokeStyle = white;
  brush.lineWidth = Math.max(2, height * 0.012);
  brush.beginPath();
  brush.moveTo(x, farRail + height * 0.06);
  brush.lineTo(x, nearRail - height * 0.05);
  brush.stroke();
  const middle = (farRail + nearRail) / 2;
  brush.fillStyle = 'oklch(0.55 0.19 27)';
  brush.beginPath();
  brush.roundRect(x + height * 0.02, middle - height * 0.07, height * 0.2, height * 0.11, 8);
  brush.fill();
  brush.fillStyle = 'oklch(0.25 0.01 260)';
  for (const wheel of [0.06, 0.18]) {
    brush.beginPath();
    brush.arc(x + height * wheel, middle + height * 0.045, height * 0.022, 0, 7);
    brush.fill();
  }
}
