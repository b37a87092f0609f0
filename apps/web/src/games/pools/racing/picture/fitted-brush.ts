/**
 * A canvas as large as it is shown, two pixels a point at most; null: there is nothing to draw on.
 */
export function fittedBrush(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, devicePixelRatio || 1);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) =>
    Math.round(side * ratio),
  );
  if (!width || !height) return null;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas.getContext('2d');
}
