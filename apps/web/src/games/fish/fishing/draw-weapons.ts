import { cannonAt } from './cannons.ts';
import { burstShare, endOf, type Burst, type Flying } from './sea-effects.ts';
import type { Frame } from './frame.ts';

/** Each seat has a colour of its own. */
export const seatColours = ['#ffcf4a', '#5fd2ff', '#ff7ab8', '#8df07b'] as const;
const colourOf = (seat: number): string => seatColours[seat - 1] ?? seatColours[0];

/** A cannon on its base, turned to where it aims. */
export function drawCannon(
  { g, x, y, unit }: Frame,
  seat: number,
  aim: { x: number; y: number } | null,
  { isMine, isTaken }: { isMine: boolean; isTaken: boolean },
): void {
  const from = cannonAt(seat);
  const isAbove = seat > 2;
  const turn = aim
    ? Math.atan2(y(aim.y) - y(from.y), x(aim.x) - x(from.x))
    : isAbove
      ? Math.PI / 2
      : -Math.PI / 2;
  const size = Math.max(34, unit * 1100);
  g.save();
  g.globalAlpha = isTaken ? 1 : 0.35;
  g.translate(x(from.x), y(from.y));
  const base = g.createRadialGradient(-size * 0.1, -size * 0.1, 0, 0, 0, size * 0.62);
  base.addColorStop(0, '#6d8296');
  base.addColorStop(1, '#15212e');
  g.fillStyle = base;
  g.beginPath();
  g.arc(0, 0, size * 0.6, 0, Math.PI * 2);
  g.fill();
  g.strokeStyle = colourOf(seat);
  g.lineWidth = isMine ? size * 0.09 : size * 0.05;
  g.stroke();
  g.rotate(turn);
  const barrel = g.createLinearGradient(0, -size * 0.2, 0, size * 0.2);
  barrel.addColorStop(0, '#f4f8fc');
  barrel.addColorStop(0.4, colourOf(seat));
  barrel.addColorStop(1, '#26333f');
  g.fillStyle = barrel;
  g.beginPath();
  g.roundRect(-size * 0.16, -size * 0.17, size * 1.06, size * 0.34, size * 0.1);
  g.fill();
  g.fillStyle = '#17222d';
  g.fillRect(size * 0.72, -size * 0.22, size * 0.14, size * 0.44);
  g.restore();
}

/** A shot on its way; a laser is a beam at once. */
export function drawFlight({ g, x, y, unit, atMs }: Frame, shot: Flying): void {
  const from = cannonAt(shot.seat);
  const to = endOf(shot, atMs);
  const share = Math.min(1, Math.max(0, (atMs - shot.atMs) / (shot.endsMs - shot.atMs)));
  const at = { x: x(from.x + (to.x - from.x) * share), y: y(from.y + (to.y - from.y) * share) };
  g.save();
  g.globalCompositeOperation = 'lighter';
  g.strokeStyle = colourOf(shot.seat);
  g.lineCap = 'round';
  if (shot.weapon === 'laser') {
    g.globalAlpha = 0.35 + share * 0.5;
    g.lineWidth = unit * (120 + share * 160);
    g.beginPath();
    g.moveTo(x(from.x), y(from.y));
    g.lineTo(x(to.x), y(to.y));
    g.stroke();
  } else {
    const size = Math.max(
      4,
      unit * (shot.weapon === 'bomb' || shot.weapon === 'torpedo' ? 260 : 150),
    );
    const back = Math.max(0, share - 0.14);
    g.globalAlpha = 0.5;
    g.lineWidth = size * 0.8;
    g.beginPath();
    g.moveTo(x(from.x + (to.x - from.x) * back), y(from.y + (to.y - from.y) * back));
    g.lineTo(at.x, at.y);
    g.stroke();
    g.globalAlpha = 1;
    g.fillStyle = '#ffffff';
    g.beginPath();
    g.arc(at.x, at.y, size * 0.62, 0, Math.PI * 2);
    g.fill();
  }
  g.restore();
}

const burstSizes: Readonly<Record<string, number>> = {
  cannon: 420,
  torpedo: 700,
  net: 1500,
  bomb: 2600,
  laser: 700,
};

/** Where a shot hit: a ring that opens; a net has meshes. */
export function drawBurst({ g, x, y, unit, atMs }: Frame, burst: Burst): void {
  const share = burstShare(burst, atMs);
  const size = unit * (burstSizes[burst.weapon] ?? 420) * (0.3 + share * 0.7);
  g.save();
  g.translate(x(burst.at.x), y(burst.at.y));
  g.globalAlpha = 1 - share;
  g.strokeStyle = burst.weapon === 'bomb' ? '#ffb347' : '#d8f6ff';
  g.lineWidth = Math.max(1.5, unit * 70);
  g.beginPath();
  g.arc(0, 0, size, 0, Math.PI * 2);
  g.stroke();
  if (burst.weapon === 'net') {
    g.lineWidth = Math.max(1, unit * 26);
    g.beginPath();
    for (let n = 0; n < 6; n += 1) {
      const turn = (n * Math.PI) / 6;
      g.moveTo(Math.cos(turn) * size, Math.sin(turn) * size);
      g.lineTo(-Math.cos(turn) * size, -Math.sin(turn) * size);
      g.moveTo(size * ((n + 1) / 7), 0);
      g.arc(0, 0, size * ((n + 1) / 7), 0, Math.PI * 2);
    }
    g.stroke();
  }
  g.restore();
}
