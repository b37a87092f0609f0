import { eye, marks, polygon, rim, skin, type Brush } from './draw-body.ts';

/**
 * Fish, sharks and whales: a drop with a tail that swings, fins, and what tells the kinds apart.
 */
export function drawFish(brush: Brush): void {
  const { g, look, swing } = brush;
  const { tall, fin } = look;
  const bend = swing * 0.07;
  g.fillStyle = fin;
  // The tail's fin, then those of back and belly, all behind the body.
  polygon(g, [
    [-0.36, bend * 0.5],
    [-0.5, -tall * 0.42 + bend * 2],
    [-0.45, bend * 1.6],
    [-0.5, tall * 0.42 + bend * 2],
  ]);
  polygon(g, [
    [0.14, -tall * 0.4],
    [-0.04, -tall * 0.78 + bend],
    [-0.2, -tall * 0.32],
  ]);
  if (look.trait === 'spines') spines(brush);
  const path = new Path2D();
  path.moveTo(0.5, 0.02);
  path.bezierCurveTo(0.4, -tall * 0.56, 0, -tall * 0.62, -0.4, bend * 0.6 - tall * 0.06);
  path.lineTo(-0.4, bend * 0.6 + tall * 0.06);
  path.bezierCurveTo(0, tall * 0.6, 0.38, tall * 0.52, 0.5, 0.02);
  path.closePath();
  g.fillStyle = skin(brush, tall);
  g.fill(path);
  g.save();
  g.clip(path);
  g.beginPath();
  g.rect(-0.5, -tall, 1, tall * 2);
  marks(brush, tall);
  g.restore();
  rim(brush, path, tall);
  g.fillStyle = fin;
  polygon(g, [
    [0.16, tall * 0.14],
    [-0.02, tall * (0.5 + swing * 0.06)],
    [0.02, tall * 0.16],
  ]);
  gill(brush);
  trait(brush);
  eye(brush, look.trait === 'hammer' ? 0.44 : 0.33, -tall * 0.12, Math.max(0.022, tall * 0.075));
}

function gill({ g, look: { tall } }: Brush): void {
  g.strokeStyle = 'rgb(6 18 34 / 35%)';
  g.lineWidth = 0.012;
  g.beginPath();
  g.arc(0.14, 0, tall * 0.24, -0.9, 0.9);
  g.stroke();
}

function spines({ g, look: { tall, fin } }: Brush): void {
  g.strokeStyle = fin;
  g.lineWidth = 0.016;
  g.beginPath();
  for (let n = 0; n < 18; n += 1) {
    const turn = (n / 18) * Math.PI * 2;
    const [x, y] = [Math.cos(turn) * 0.34, Math.sin(turn) * tall * 0.46];
    g.moveTo(x, y);
    g.lineTo(x * 1.2, y * 1.36);
  }
  g.stroke();
}

function trait({ g, look: { trait: kind, tall, fin, back, belly } }: Brush): void {
  g.fillStyle = back;
  if (kind === 'bill')
    polygon(g, [
      [0.42, -0.02],
      [0.78, 0.02],
      [0.42, 0.05],
    ]);
  else if (kind === 'snout') {
    g.beginPath();
    g.ellipse(0.5, 0.03, 0.09, tall * 0.1, 0.1, 0, Math.PI * 2);
    g.fill();
  } else if (kind === 'hammer') {
    g.beginPath();
    g.roundRect(0.4, -tall * 0.62, 0.11, tall * 1.24, 0.05);
    g.fill();
  } else if (kind === 'lure') {
    g.strokeStyle = fin;
    g.lineWidth = 0.018;
    g.beginPath();
    g.moveTo(0.18, -tall * 0.42);
    g.quadraticCurveTo(0.46, -tall * 1.05, 0.56, -tall * 0.45);
    g.stroke();
    const glow = g.createRadialGradient(0.56, -tall * 0.42, 0, 0.56, -tall * 0.42, 0.14);
    glow.addColorStop(0, '#f6ffb0');
    glow.addColorStop(1, 'rgb(180 255 120 / 0%)');
    g.fillStyle = glow;
    g.fillRect(0.4, -tall * 0.42 - 0.16, 0.32, 0.32);
    g.fillStyle = belly;
    for (let n = 0; n < 5; n += 1)
      polygon(g, [
        [0.3 + n * 0.035, 0.1],
        [0.32 + n * 0.035, 0.19],
        [0.34 + n * 0.035, 0.1],
      ]);
  } else if (kind === 'crown') {
    g.fillStyle = '#ffe36b';
    polygon(g, [
      [0.06, -tall * 0.46],
      [0.02, -tall * 0.86],
      [0.13, -tall * 0.64],
      [0.2, -tall * 0.94],
      [0.27, -tall * 0.64],
      [0.38, -tall * 0.84],
      [0.34, -tall * 0.42],
    ]);
    g.fillStyle = '#e0314f';
    g.beginPath();
    g.arc(0.2, -tall * 0.6, 0.026, 0, Math.PI * 2);
    g.fill();
  }
}
