/** A point of a drawing, in the units of its view box. */
export type Point = readonly [number, number];

/** Points, either as pairs or as text: `'0,-58 26,-62 50,-48'`, which keeps drawings compact. */
export type Points = readonly Point[] | string;

const parsed = new Map<string, readonly Point[]>();

/** Reads points given as text; pairs pass through. */
export function pointsOf(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points;
  const known = parsed.get(points);
  if (known) return known;
  const read = points.split(' ').map((token): Point => {
    const [x, y] = token.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new TypeError(`Not a point: ${token}`);
    return [x, y];
  });
  parsed.set(points, read);
  return read;
}

/** Coordinates with one decimal: small files, and the same text on every machine. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

const pair = (point: Point): string => `${num(point[0])} ${num(point[1])}`;

/** Straight-edged outline through the points, closed. */
export const polygon = (points: Points): string => `M${pointsOf(points).map(pair).join('L')}Z`;

/** Ellipse as path data. */
export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  const turn = `a${num(rx)} ${num(ry)} 0 1 0 `;
  return `M${num(cx - rx)} ${num(cy)}${turn}${num(2 * rx)} 0${turn}${num(-2 * rx)} 0Z`;
}

/** Rectangle with rounded corners. */
export function roundRect(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  const arc = (dx: number, dy: number): string =>
    `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}${arc(r, r)}v${num(h - 2 * r)}${arc(-r, r)}h${num(2 * r - w)}${arc(-r, -r)}v${num(2 * r - h)}${arc(r, -r)}Z`;
}

/** Star (or regular polygon when both radii fit): `count` tips, first tip up. */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  turn = 0,
): string {
  const points: Point[] = [];
  for (let index = 0; index < count * 2; index += 1) {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / count - Math.PI / 2 + turn;
    points.push([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
  }
  return polygon(points);
}

/** Regular polygon, first corner up. */
export function regular(cx: number, cy: number, radius: number, count: number, turn = 0): string {
  return polygon(ring(cx, cy, radius, count, turn));
}

/** Points on a circle, the first one up, clockwise. */
export function ring(cx: number, cy: number, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2 + turn;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
}

/**
 * A soft curve through all points (Catmull-Rom as cubic curves): the way organic outlines are drawn
 * here.
 */
export function smooth(wanted: Points, closed = true, tension = 1): string {
  const points = pointsOf(wanted);
  const count = points.length;
  const at = (index: number): Point =>
    closed
      ? (points[(index + count) % count] as Point)
      : (points[Math.min(count - 1, Math.max(0, index))] as Point);
  let path = `M${pair(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [
      from[0] + ((to[0] - before[0]) / 6) * tension,
      from[1] + ((to[1] - before[1]) / 6) * tension,
    ];
    const second: Point = [
      to[0] - ((after[0] - from[0]) / 6) * tension,
      to[1] - ((after[1] - from[1]) / 6) * tension,
    ];
    path += `C${pair(first)} ${pair(second)} ${pair(to)}`;
  }
  return closed ? `${path}Z` : path;
}

function along(spine: readonly Point[], position: number): Point {
  const last = spine.length - 1;
  const index = Math.min(last - 1, Math.floor(position * last));
  const t = position * last - index;
  const at = (offset: number): Point => spine[Math.min(last, Math.max(0, index + offset))] as Point;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const mix = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [mix(0), mix(1)];
}

/**
 * Samples a soft curve through `spine` at `count` places; each sample has its point and its unit
 * normal.
 */
export function sampleCurve(wanted: Points, count: number): { point: Point; normal: Point }[] {
  const spine = pointsOf(wanted);
  return Array.from({ length: count }, (_, index) => {
    const position = index / (count - 1);
    const point = along(spine, position);
    const ahead = along(spine, Math.min(1, position + 0.01));
    const behind = along(spine, Math.max(0, position - 0.01));
    const length = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1;
    return {
      point,
      normal: [-(ahead[1] - behind[1]) / length, (ahead[0] - behind[0]) / length] as const,
    };
  });
}

/**
 * A ribbon along a spine whose width follows `widthAt` (0..1 → width): bodies, tails, horns,
 * tentacles.
 */
export function ribbon(spine: Points, widthAt: (position: number) => number, steps = 22): string {
  const samples = sampleCurve(spine, steps);
  const side = (sign: number): Point[] =>
    samples.map(({ point, normal }, index) => {
      const half = (widthAt(index / (steps - 1)) / 2) * sign;
      return [point[0] + normal[0] * half, point[1] + normal[1] * half] as const;
    });
  return smooth([...side(1), ...side(-1).reverse()]);
}

/** Places markup: moved, then scaled and turned (degrees) about its own origin. */
export function place(
  markup: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  mirror = false,
): string {
  const scaling =
    scale === 1 && !mirror
      ? ''
      : ` scale(${mirror ? -scale : scale} ${scale})`.replace(/(\.\d{3})\d+/g, '$1');
  const turning = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turning}${scaling}">${markup}</g>`;
}
