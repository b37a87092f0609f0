import type { Point } from '../core/shapes.ts';
import type { Face } from './faces.ts';
import type { SkeletonStroke } from './outline.ts';

type Vector = readonly [number, number];

function direction(from: Point, to: Point): Vector {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/**
 * Half the pen's width for a stroke running in `along`: upright strokes are stems, lying ones bars.
 */
const halfWidth = (face: Face, along: Vector): number =>
  Math.hypot(face.stem * along[1], face.bar * along[0]) / 2;

/** The points where the outline turns at one skeleton point, on the side given by `sign`. */
function turn(point: Point, into: Vector, out: Vector, face: Face, sign: number): Point[] {
  const [first, second] = [halfWidth(face, into) * sign, halfWidth(face, out) * sign];
  const a: Point = [point[0] - into[1] * first, point[1] + into[0] * first];
  const b: Point = [point[0] - out[1] * second, point[1] + out[0] * second];
  const cross = into[0] * out[1] - into[1] * out[0];
  if (Math.abs(cross) < 0.02) return [a];
  const t = ((b[0] - a[0]) * out[1] - (b[1] - a[1]) * out[0]) / cross;
  const meeting: Point = [a[0] + into[0] * t, a[1] + into[1] * t];
  const reach = Math.hypot(meeting[0] - point[0], meeting[1] - point[1]);
  const limit = Math.max(Math.abs(first), Math.abs(second)) * (cross * sign > 0 ? 3.2 : 2);
  return reach > limit ? [a, b] : [meeting];
}

function side(stroke: SkeletonStroke, face: Face, sign: number): Point[] {
  const { points, closed } = stroke;
  const count = points.length;
  return points.flatMap((point, index): Point[] => {
    const before = closed ? points[(index + count - 1) % count] : points[index - 1];
    const after = closed ? points[(index + 1) % count] : points[index + 1];
    const into = before && direction(before, point);
    const out = after && direction(point, after);
    const first = into ?? out ?? [0, 1];
    return turn(point, first, out ?? first, face, sign);
  });
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return sum + point[0] * next[1] - next[0] * point[1];
  }, 0);

/**
 * All solid contours turn the same way, so that overlapping strokes add up instead of cutting
 * holes.
 */
const oriented = (points: Point[], positive: boolean): Point[] =>
  area(points) > 0 === positive ? points : [...points].reverse();

function roundEnd(tip: Point, along: Vector, half: number): Point[] {
  return [-60, -30, 0, 30, 60].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle) * half, Math.sin(angle) * half];
    return [
      tip[0] + along[0] * cos + along[1] * sin,
      tip[1] + along[1] * cos - along[0] * sin,
    ] as const;
  });
}

function slab(tip: Point, along: Vector, face: Face): Point[] | null {
  if (Math.abs(along[1]) < 0.45) return null;
  const reach = face.stem * 0.5 + 0.085;
  const thickness = face.bar * 0.42;
  // Slabs lie flat on the cap line and the base line, whatever the stroke's own lean.
  const outer = tip[1] + Math.sign(along[1]) * 0.001;
  const inner = outer - Math.sign(along[1]) * thickness * 2;
  return oriented(
    [
      [tip[0] - reach, outer],
      [tip[0] + reach, outer],
      [tip[0] + reach, inner],
      [tip[0] - reach, inner],
    ],
    true,
  );
}

function flare(tip: Point, along: Vector, face: Face): Point[] {
  const half = halfWidth(face, along);
  const [nx, ny] = [-along[1], along[0]];
  const at = (back: number, width: number): Point => [
    tip[0] - along[0] * back + nx * width,
    tip[1] - along[1] * back + ny * width,
  ];
  const wide = half * 1.5 + 0.025;
  const profile: [number, number][] = [
    [0.36, half * 0.9],
    [0.2, half * 1.04],
    [0.09, half * 1.2],
    [0, wide],
  ];
  const one = profile.map(([back, width]) => at(back, width));
  const other = profile.map(([back, width]) => at(back, -width)).reverse();
  return oriented([...one, at(-0.03, 0), ...other], true);
}

function ends(stroke: SkeletonStroke, face: Face): Point[][] {
  const { points } = stroke;
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  // Dots and ticks are too short to carry decorated ends.
  if (points.length === 2 && Math.hypot(last[0] - first[0], last[1] - first[1]) < 0.3) return [];
  const tips = [
    [points[0], points[1]],
    [points[points.length - 1], points[points.length - 2]],
  ] as [Point, Point][];
  return tips.flatMap(([tip, inner]) => {
    const along = direction(inner, tip);
    if (face.ends === 'slab') return [slab(tip, along, face)].filter((item) => item !== null);
    return face.ends === 'flare' ? [flare(tip, along, face)] : [];
  });
}

/** Turns one skeleton stroke into closed contours drawn with the face's pen. */
export function expand(stroke: SkeletonStroke, face: Face): Point[][] {
  const left = side(stroke, face, 1);
  const right = side(stroke, face, -1);
  if (stroke.closed) {
    const [outer, inner] =
      Math.abs(area(left)) > Math.abs(area(right)) ? [left, right] : [right, left];
    return [oriented(outer, true), oriented(inner, false)];
  }
  const { points } = stroke;
  const last = points.length - 1;
  const endAlong = direction(points[last - 1] as Point, points[last] as Point);
  const startAlong = direction(points[1] as Point, points[0] as Point);
  const round = face.ends === 'round';
  // The left side runs forward and the right one back; round caps bridge the two.
  const cap = (tip: Point, along: Vector): Point[] =>
    round ? roundEnd(tip, along, halfWidth(face, along)) : [];
  const body = [
    ...left,
    ...cap(points[last] as Point, endAlong),
    ...[...right].reverse(),
    ...cap(points[0] as Point, startAlong),
  ];
  return [oriented(body, true), ...ends(stroke, face)];
}
