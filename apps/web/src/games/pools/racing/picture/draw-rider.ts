import { paintSilk } from './paint-silk.ts';
import type { DrawnRunner } from './race-scene.types.ts';

/** A jockey or a driver, in the silks of the runner. */
export function rider(
  context: CanvasRenderingContext2D,
  { silk }: DrawnRunner,
  x: number,
  y: number,
): void {
  paintSilk(context, silk, { x: x + 0.03, y: y - 0.08, size: 0.11 }, () => {
    context.beginPath();
    context.ellipse(x + 0.03, y - 0.08, 0.11, 0.075, -0.35, 0, 7);
  });
  context.strokeStyle = 'oklch(0.96 0.005 90)';
  context.lineWidth = 0.045;
  context.beginPath();
  context.moveTo(x - 0.02, y - 0.04);
  context.lineTo(x + 0.06, y + 0.03);
  context.stroke();
  context.fillStyle = 'oklch(0.75 0.07 60)';
  context.beginPath();
  context.arc(x + 0.13, y - 0.145, 0.04, 0, 7);
  context.fill();
  context.fillStyle = silk.second;
  context.beginPath();
  context.arc(x + 0.125, y - 0.165, 0.048, Math.PI * 0.9, Math.PI * 2.1);
  context.fill();
}

/** The cloth with the number; `size` is its width. */
export function numberCloth(
  context: CanvasRenderingContext2D,
  runner: DrawnRunner,
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = runner.silk.first;
  context.beginPath();
  context.roundRect(x - size * 0.55, y - size * 0.15, size * 1.1, size * 0.95, 0.02);
  context.fill();
  numberText(context, runner, x, y + size * 0.33, size);
}

/** The number itself, in the ink of its silk. */
export function numberText(
  context: CanvasRenderingContext2D,
  { number, silk }: DrawnRunner,
  x: number,
  y: number,
  size: number,
): void {
  context.save();
  // Letters smaller than a pixel are not drawn: they are written large and made small.
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.font = '800 88px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 16;
  context.strokeStyle = silk.first;
  context.strokeText(String(number), 0, 0);
  context.fillStyle = silk.ink;
  context.fillText(String(number), 0, 0);
  context.restore();
}
