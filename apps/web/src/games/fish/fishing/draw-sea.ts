import { seaSize, targetMultipliers } from '@pavilion/games/fishing/index';
import { cannonAt } from './cannons.ts';
import { drawBurst, drawCannon, drawFlight, seatColours } from './draw-weapons.ts';
import { drawWater } from './draw-water.ts';
import type { Frame } from './frame.ts';
import { isBoss } from './looks.ts';
import { killShare, type Kill } from './sea-effects.ts';
import type { SeaGame } from './sea-game.ts';
import type { Swimmer } from './sea-watch.ts';
import { createSprites, type Sprites } from './sprites.ts';

interface Picture {
  atMs: number;
  isStill: boolean;
  /** Seats that somebody has. */
  taken: readonly number[];
}

/**
 * Draws a sea into a canvas of any shape: the whole of it is always in view, and bodies keep their
 * own.
 */
export function createPainter(canvas: HTMLCanvasElement) {
  let sprites: Sprites | null = null;
  let scale = 0;
  return (game: SeaGame, { atMs, isStill, taken }: Picture): void => {
    const ratio = Math.min(2, devicePixelRatio || 1);
    const width = Math.round(canvas.clientWidth * ratio);
    const height = Math.round(canvas.clientHeight * ratio);
    if (width === 0 || height === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const g = canvas.getContext('2d');
    if (!g) return;
    // Bodies on a narrow screen are larger than the sea is scaled: they stay to be seen and hit.
    const unit = Math.max(
      width / seaSize.width,
      Math.min(height / seaSize.height, (ratio * 620) / seaSize.width),
    );
    if (!sprites || scale !== unit) [sprites, scale] = [createSprites(unit), unit];
    const frame: Frame = {
      ...{ g, unit, atMs },
      x: (units) => (units / seaSize.width) * width,
      y: (units) => (units / seaSize.height) * height,
    };
    const swimmers = game.watch.swimmers(atMs);
    const accent = getComputedStyle(canvas).getPropertyValue('--accent') || 'teal';
    const isDark = swimmers.some(({ spawn }) => isBoss(spawn.kind));
    drawWater(g, width, height, { clockMs: atMs, accent, isStill, isDark });
    for (const swimmer of swimmers.toSorted(bySize))
      drawSwimmer(frame, sprites, game, swimmer, isStill);
    const { flying, kills, bursts } = game.effects.now();
    for (const burst of bursts) drawBurst(frame, burst);
    for (const shot of flying) drawFlight(frame, shot);
    for (const kill of kills) drawKill(frame, sprites, kill, isStill);
    const lastAim = (seat: number) =>
      seat === game.seat
        ? game.getAim()
        : (flying.findLast((shot) => shot.seat === seat)?.to ?? null);
    for (const seat of [1, 2, 3, 4])
      drawCannon(frame, seat, lastAim(seat), {
        isMine: seat === game.seat,
        isTaken: taken.includes(seat),
      });
    drawLock(frame, game, swimmers);
  };
}

/** The small ones swim before the large. */
const bySize = (a: Swimmer, b: Swimmer): number =>
  targetMultipliers[b.spawn.kind] - targetMultipliers[a.spawn.kind];

function drawSwimmer(
  { g, x, y, atMs }: Frame,
  sprites: Sprites,
  { effects }: SeaGame,
  { spawn, at, heading }: Swimmer,
  isStill: boolean,
): void {
  const sprite = sprites.of(spawn.kind, isStill ? 0 : atMs + spawn.startMs);
  const half = sprite.width / 2;
  const isLeft = Math.abs(heading) > Math.PI / 2;
  g.save();
  g.translate(x(at.x), y(at.y));
  // Nobody swims on the back: those that go left are mirrored.
  if (isLeft) g.scale(-1, 1);
  g.rotate((isLeft ? Math.atan2(Math.sin(heading), -Math.cos(heading)) : heading) * 0.6);
  g.drawImage(sprite, -half, -half);
  if (effects.isFlashing(spawn.id, atMs)) {
    g.globalCompositeOperation = 'lighter';
    g.drawImage(sprite, -half, -half);
  }
  g.restore();
}

function drawKill(
  { g, x, y, unit, atMs }: Frame,
  sprites: Sprites,
  kill: Kill,
  isStill: boolean,
): void {
  const { swimmer, seat, multiplier } = kill;
  const share = killShare(kill, atMs);
  const sprite = sprites.of(swimmer.spawn.kind, 0);
  const half = sprite.width / 2;
  const [fromX, fromY] = [x(swimmer.at.x), y(swimmer.at.y)];
  g.save();
  g.globalAlpha = Math.max(0, 1 - share * 1.6);
  g.translate(fromX, fromY);
  if (!isStill) g.rotate(share * 3.2);
  g.scale(1 - share * 0.5, (1 - share * 0.5) * (isStill ? 1 : -1));
  g.drawImage(sprite, -half, -half);
  g.restore();
  const to = cannonAt(seat);
  const [toX, toY] = [x(to.x), y(to.y)];
  const colour = seatColours[seat - 1] ?? seatColours[0];
  const coins = isStill ? 0 : Math.min(14, 3 + Math.floor(multiplier / 8));
  for (let n = 0; n < coins; n += 1) {
    const own = Math.min(1, Math.max(0, share * 1.5 - n * 0.03));
    const arc = Math.sin(own * Math.PI) * unit * (900 + (n % 5) * 260) * (n % 2 ? 1 : -1);
    drawCoin(
      g,
      fromX + (toX - fromX) * own + arc,
      fromY + (toY - fromY) * own,
      Math.max(4, unit * 130),
    );
  }
  g.save();
  const size = Math.max(15, unit * (multiplier >= 50 ? 900 : 480));
  g.globalAlpha = share < 0.75 ? 1 : (1 - share) * 4;
  g.font = `800 ${size}px system-ui, sans-serif`;
  g.textAlign = 'center';
  g.lineWidth = size * 0.16;
  g.strokeStyle = 'rgb(3 16 30 / 85%)';
  g.fillStyle = colour;
  const rise = fromY - (isStill ? 0 : share * unit * 700);
  g.strokeText(`×${multiplier}`, fromX, rise);
  g.fillText(`×${multiplier}`, fromX, rise);
  g.restore();
}

function drawCoin(g: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  g.fillStyle = '#8a5a07';
  g.beginPath();
  g.arc(x, y + size * 0.14, size, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#ffd44d';
  g.beginPath();
  g.arc(x, y, size, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#fff3b5';
  g.beginPath();
  g.arc(x - size * 0.25, y - size * 0.25, size * 0.4, 0, Math.PI * 2);
  g.fill();
}

/** Sights on what is locked, with what it pays. */
function drawLock({ g, x, y, unit }: Frame, game: SeaGame, swimmers: readonly Swimmer[]): void {
  const { lockedId } = game.getState();
  const locked = swimmers.find(({ spawn }) => spawn.id === lockedId);
  if (!locked) return;
  const size = Math.max(22, unit * 700);
  g.save();
  g.translate(x(locked.at.x), y(locked.at.y));
  g.strokeStyle = '#ffffff';
  g.lineWidth = Math.max(2, size * 0.08);
  for (let n = 0; n < 4; n += 1) {
    g.beginPath();
    g.arc(0, 0, size, n * (Math.PI / 2) + 0.3, n * (Math.PI / 2) + 1.25);
    g.stroke();
  }
  g.font = `700 ${size * 0.6}px system-ui, sans-serif`;
  g.textAlign = 'center';
  g.fillStyle = '#ffffff';
  g.strokeStyle = 'rgb(3 16 30 / 80%)';
  g.strokeText(`×${targetMultipliers[locked.spawn.kind]}`, 0, -size * 1.2);
  g.fillText(`×${targetMultipliers[locked.spawn.kind]}`, 0, -size * 1.2);
  g.restore();
}
