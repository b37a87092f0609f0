import type { Silk } from './silk.ts';

type Marks = (context: CanvasRenderingContext2D) => void;

const bars =
  (angle: number, count: number): Marks =>
  (context) => {
    context.save();
    context.rotate(angle);
    for (let bar = -count; bar <= count; bar += 1)
      context.fillRect((bar * 2 - 0.5) / (2 * count), -1, 1 / (2 * count), 2);
    context.restore();
  };

const scattered =
  (draw: (context: CanvasRenderingContext2D, x: number, y: number) => void): Marks =>
  (context) => {
    for (let row = -2; row <= 2; row += 1)
      for (let column = -2; column <= 2; column += 1)
        draw(context, (column + (row % 2 === 0 ? 0 : 0.5)) * 0.42, row * 0.36);
  };

const dot: Marks = scattered((context, x, y) => {
  context.beginPath();
  context.arc(x, y, 0.12, 0, 7);
  context.fill();
});

const lozenge: Marks = scattered((context, x, y) => {
  context.beginPath();
  context.moveTo(x, y - 0.19);
  context.lineTo(x + 0.15, y);
  context.lineTo(x, y + 0.19);
  context.lineTo(x - 0.15, y);
  context.fill();
});

const star: Marks = scattered((context, x, y) => {
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const radius = point % 2 === 0 ? 0.18 : 0.08;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.fill();
});

/** The marks of each pattern, in a square of −1 to 1, in the second colour. */
const patterns: Readonly<Record<string, Marks>> = {
  stripes: bars(0, 3),
  hoops: bars(Math.PI / 2, 3),
  sash: bars(Math.PI / 4, 1),
  spots: dot,
  diamonds: lozenge,
  stars: star,
  quarters(context) {
    context.fillRect(-1, -1, 1, 1);
    context.fillRect(0, 0, 1, 1);
  },
};

/**
 * Fills a shape with the colours of a silk: `shape` lays the path, the marks about its middle are
 * cut to it.
 */
export function paintSilk(
  context: CanvasRenderingContext2D,
  silk: Silk,
  middle: { x: number; y: number; size: number },
  shape: () => void,
): void {
  context.save();
  shape();
  context.fillStyle = silk.first;
  context.fill();
  const marks = patterns[silk.pattern];
  if (marks) {
    context.clip();
    context.translate(middle.x, middle.y);
    context.scale(middle.size, middle.size);
    context.fillStyle = silk.second;
    marks(context);
  }
  context.restore();
}
