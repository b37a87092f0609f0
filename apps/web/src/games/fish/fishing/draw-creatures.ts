import { eye, marks, polygon, rim, skin, type Brush } from './draw-body.ts';

/** Rays: wings that beat, a whip of a tail. */
export function drawRay(brush: Brush): void {
  const { g, look, swing } = brush;
  const span = (look.tall / 2) * (1 - Math.abs(swing) * 0.18);
  g.strokeStyle = look.fin;
  g.lineWidth = 0.022;
  g.beginPath();
  g.moveTo(-0.2, 0);
  g.quadraticCurveTo(-0.42, swing * 0.1, -0.7, -swing * 0.12);
  g.stroke();
  const path = new Path2D();
  path.moveTo(0.4, -0.05);
  path.quadraticCurveTo(0.2, -span * 0.5, -0.08, -span);
  path.quadraticCurveTo(-0.06, -span * 0.4, -0.28, -0.02);
  path.lineTo(-0.28, 0.02);
  path.quadraticCurveTo(-0.06, span * 0.4, -0.08, span);
  path.quadraticCurveTo(0.2, span * 0.5, 0.4, 0.05);
  path.closePath();
  const fill = g.createRadialGradient(0.05, 0, 0, 0.05, 0, span);
  fill.addColorStop(0, look.back);
  fill.addColorStop(1, look.fin);
  g.fillStyle = fill;
  g.fill(path);
  g.save();
  g.clip(path);
  g.beginPath();
  g.rect(-0.5, -1, 1, 2);
  marks(brush, look.tall);
  g.restore();
  rim(brush, path, look.tall * 0.5);
  g.fillStyle = look.back;
  for (const side of [-1, 1])
    polygon(g, [
      [0.36, side * 0.02],
      [0.5, side * 0.08],
      [0.36, side * 0.1],
    ]);
  eye(brush, 0.3, -0.09, 0.026);
  eye(brush, 0.3, 0.09, 0.026);
}

/** Turtles: flippers that row around a shell of plates. */
export function drawTurtle(brush: Brush): void {
  const { g, look, swing } = brush;
  g.fillStyle = look.fin;
  for (const side of [-1, 1]) {
    flipper(g, 0.2, side * 0.24, side * (0.9 + swing * 0.35), 0.34);
    flipper(g, -0.24, side * 0.22, side * (2.3 - swing * 0.25), 0.2);
  }
  g.beginPath();
  g.ellipse(0.42, 0, 0.12, 0.1, 0, 0, Math.PI * 2);
  g.fill();
  const path = new Path2D();
  path.ellipse(0, 0, 0.36, look.tall / 2, 0, 0, Math.PI * 2);
  const fill = g.createRadialGradient(-0.08, -0.12, 0, 0, 0, 0.42);
  fill.addColorStop(0, look.belly);
  fill.addColorStop(1, look.back);
  g.fillStyle = fill;
  g.fill(path);
  g.strokeStyle = look.markColour ?? look.fin;
  g.lineWidth = 0.02;
  g.stroke(path);
  g.beginPath();
  for (let n = 0; n < 6; n += 1) {
    const turn = (n / 6) * Math.PI * 2;
    g.moveTo(Math.cos(turn) * 0.15, Math.sin(turn) * 0.13);
    g.lineTo(Math.cos(turn) * 0.35, Math.sin(turn) * look.tall * 0.48);
    g.lineTo(Math.cos(turn) * 0.15, Math.sin(turn) * 0.13);
    g.lineTo(Math.cos(turn + 1.05) * 0.15, Math.sin(turn + 1.05) * 0.13);
  }
  g.stroke();
  rim(brush, path, look.tall);
  eye(brush, 0.46, -0.05, 0.022);
}

function flipper(
  g: CanvasRenderingContext2D,
  x: number,
  y: number,
  turn: number,
  length: number,
): void {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.beginPath();
  g.ellipse(length / 2, 0, length / 2, 0.07, 0, 0, Math.PI * 2);
  g.fill();
  g.restore();
}

/** Squids and the kraken: a mantle ahead, arms that trail and wave. */
export function drawSquid(brush: Brush): void {
  const { g, look, swing } = brush;
  const { tall } = look;
  g.lineCap = 'round';
  for (let n = 0; n < 8; n += 1) {
    const y = ((n - 3.5) / 3.5) * tall * 0.34;
    const wave = Math.sin(n * 1.7 + swing * Math.PI) * 0.09;
    g.strokeStyle = n % 2 === 0 ? look.fin : look.back;
    g.lineWidth = 0.05 - Math.abs(n - 3.5) * 0.006;
    g.beginPath();
    g.moveTo(0.02, y * 0.6);
    g.bezierCurveTo(-0.16, y + wave, -0.3, y - wave, -0.5, y * 1.5 + wave);
    g.stroke();
  }
  g.fillStyle = look.fin;
  polygon(g, [
    [0.46, 0],
    [0.26, -tall * 0.62],
    [0.16, 0],
    [0.26, tall * 0.62],
  ]);
  const path = new Path2D();
  path.ellipse(0.22, 0, 0.29, tall * 0.42, 0, 0, Math.PI * 2);
  g.fillStyle = skin(brush, tall);
  g.fill(path);
  g.save();
  g.clip(path);
  g.beginPath();
  g.rect(-0.5, -1, 1, 2);
  marks(brush, tall);
  g.restore();
  rim(brush, path, tall);
  eye(brush, 0.04, -tall * 0.18, 0.05);
  eye(brush, 0.04, tall * 0.18, 0.05);
}

/** Eels and dragons: segments along a wave, thick at the head. */
export function drawSerpent(brush: Brush): void {
  const { g, look, swing } = brush;
  const steps = 26;
  const at = (n: number): readonly [number, number, number] => {
    const along = n / steps;
    const y = Math.sin(along * 7 - swing * Math.PI) * 0.06 * along;
    const thick = (look.tall / 2) * (1 - along * 0.78) * (n === 0 ? 0.8 : 1);
    return [0.44 - along * 0.92, y, thick];
  };
  g.fillStyle = look.fin;
  for (let n = 2; n < steps; n += 2) {
    const [x, y, thick] = at(n);
    polygon(g, [
      [x + 0.03, y - thick * 0.7],
      [x - 0.03, y - thick * 2],
      [x - 0.05, y - thick * 0.6],
    ]);
  }
  for (let n = steps; n >= 0; n -= 1) {
    const [x, y, thick] = at(n);
    const fill = g.createLinearGradient(0, y - thick, 0, y + thick);
    fill.addColorStop(0, look.back);
    fill.addColorStop(0.6, look.back);
    fill.addColorStop(1, look.belly);
    g.fillStyle = fill;
    g.beginPath();
    g.ellipse(x, y, 0.035, thick, 0, 0, Math.PI * 2);
    g.fill();
    if (n % 3 !== 1 || !look.markColour) continue;
    g.fillStyle = look.markColour;
    g.beginPath();
    g.arc(x, y - thick * 0.25, thick * 0.16, 0, Math.PI * 2);
    g.fill();
  }
  head(brush);
}

function head(brush: Brush): void {
  const { g, look } = brush;
  const size = look.tall * 0.72;
  if (look.trait === 'horns') {
    g.fillStyle = look.markColour ?? look.belly;
    for (const lean of [0, 0.05])
      polygon(g, [
        [0.42 - lean, -size * 0.5],
        [0.3 - lean, -size * 1.7],
        [0.36 - lean, -size * 0.4],
      ]);
  }
  const path = new Path2D();
  path.ellipse(0.43, 0, 0.07, size * 0.78, 0, 0, Math.PI * 2);
  g.fillStyle = skin(brush, look.tall);
  g.fill(path);
  rim(brush, path, look.tall);
  eye(brush, 0.45, -size * 0.26, Math.max(0.012, size * 0.2));
}

/** A chest that stands open by a hand's breadth: gold shines out. */
export function drawChest({ g, look, swing }: Brush): void {
  const glow = g.createRadialGradient(0, -0.06, 0, 0, -0.06, 0.62);
  glow.addColorStop(0, 'rgb(255 226 120 / 75%)');
  glow.addColorStop(1, 'rgb(255 200 60 / 0%)');
  g.fillStyle = glow;
  g.fillRect(-0.62, -0.62, 1.24, 1.24);
  g.fillStyle = look.belly;
  g.beginPath();
  g.ellipse(0, -0.05, 0.38, 0.12, 0, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = look.back;
  g.beginPath();
  g.roundRect(-0.42, -0.02, 0.84, 0.36, 0.05);
  g.fill();
  g.save();
  g.translate(0, -0.08 - Math.abs(swing) * 0.03);
  g.beginPath();
  g.roundRect(-0.42, -0.28, 0.84, 0.22, [0.14, 0.14, 0, 0]);
  g.fill();
  g.fillStyle = look.fin;
  for (const x of [-0.3, 0.24]) g.fillRect(x, -0.28, 0.06, 0.22);
  g.restore();
  g.fillStyle = look.fin;
  for (const x of [-0.3, 0.24]) g.fillRect(x, -0.02, 0.06, 0.36);
  g.fillStyle = look.belly;
  g.beginPath();
  g.roundRect(-0.06, 0, 0.12, 0.14, 0.02);
  g.fill();
}
