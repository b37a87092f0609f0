/** What a frame is drawn with: units of the sea as pixels of the canvas. */
export interface Frame {
  g: CanvasRenderingContext2D;
  x: (units: number) => number;
  y: (units: number) => number;
  /** Pixels of a unit, for sizes. */
  unit: number;
  atMs: number;
}
