import type { Look } from './looks.ts';

/**
 * A brush over a body one unit long that looks to the right; `swing` is how far its tail bends, -1
 * to 1.
 */
export interface Brush {
  g: CanvasRenderingContext2D;
  look: Look;
  swing: number;
}

/** Light falls from above: dark back, bright belly, a soft edge of light. */
export function skin({ g, look }: Brush, tall: number): CanvasGradient {
  const fill = g.createLinearGradient(0, -tall / 2, 0, tall / 2);
  fill.addColorStop(0, look.back);
  fill.addColorStop(0.52, look.back);
  fill.addColorStop(0.8, look.belly);
  fill.addColorStop(1, look.belly);
  return fill;
}

export function eye({ g }: Brush, x: number, y: number, size: number): void {
  g.fillStyle = '#fbfdff';
  g.beginPath();
  g.arc(x, y, size, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#10151c';
  g.beginPath();
  g.arc(x + size * 0.22, y, size * 0.58, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#ffffff';
  g.beginPath();
  g.arc(x + size * 0.05, y - size * 0.3, size * 0.22, 0, Math.PI * 2);
  g.fill();
}

export function polygon(
  g: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
): void {
  g.beginPath();
  for (const [place, [x, y]] of points.entries())
    if (place === 0) g.moveTo(x, y);
    else g.lineTo(x, y);
  g.closePath();
  g.fill();
}

/** Bands, spots or a patch on what is clipped. */
export function marks({ g, look }: Brush, tall: number): void {
  if (!look.mark || !look.markColour) return;
  g.save();
  g.clip();
  g.fillStyle = look.markColour;
  if (look.mark === 'bands')
    for (const [x, wide] of [
      [0.2, 0.07],
      [-0.04, 0.08],
      [-0.26, 0.05],
    ] as const)
      g.fillRect(x - wide / 2, -tall, wide, tall * 2);
  else if (look.mark === 'patch') {
    g.beginPath();
    g.ellipse(0.02, -tall * 0.12, 0.2, tall * 0.16, -0.1, 0, Math.PI * 2);
    g.ellipse(0.28, -tall * 0.18, 0.07, tall * 0.09, -0.3, 0, Math.PI * 2);
    g.fill();
  } else
    for (let n = 0; n < 14; n += 1) {
      g.beginPath();
      g.arc(
        0.34 - n * 0.055,
        Math.sin(n * 2.4) * tall * 0.26 - tall * 0.1,
        0.013 + (n % 3) * 0.006,
        0,
        Math.PI * 2,
      );
      g.fill();
    }
  g.restore();
}

/** The edge and the light on a body that was just filled. */
export function rim({ g }: Brush, path: Path2D, tall: number): void {
  g.save();
  g.lineWidth = 0.014;
  g.strokeStyle = 'rgb(4 16 32 / 45%)';
  g.stroke(path);
  g.clip(path);
  g.globalCompositeOperation = 'lighter';
  g.fillStyle = 'rgb(255 255 255 / 16%)';
  g.beginPath();
  g.ellipse(0.06, -tall * 0.3, 0.36, tall * 0.16, 0, 0, Math.PI * 2);
  g.fill();
  g.restore();
}
