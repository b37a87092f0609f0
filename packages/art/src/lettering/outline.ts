import type { Point } from '../core/shapes.ts';
import type { Face } from './faces.ts';

interface Corner {
  x: number;
  y: number;
  roundable: boolean;
}

export interface SkeletonStroke {
  points: Point[];
  closed: boolean;
}

function parseCorner(token: string, width: number): Corner {
  const roundable = token.endsWith('~');
  const [x = 0, y = 0] = token.replace('~', '').split(',').map(Number);
  return { x: x * width, y, roundable };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** The points that replace one roundable corner. */
function roundedCorner(before: Corner, corner: Corner, after: Corner, face: Face): Point[] {
  const reach = (other: Corner): number => distance(corner, other) / (other.roundable ? 2 : 1);
  const radius = Math.min(face.radius, reach(before), reach(after));
  const toward = (other: Corner): Point => {
    const length = distance(corner, other) || 1;
    return [
      corner.x + ((other.x - corner.x) / length) * radius,
      corner.y + ((other.y - corner.y) / length) * radius,
    ];
  };
  const [start, end] = [toward(before), toward(after)];
  if (face.corner === 'chamfer') return [start, end];
  const steps = 7;
  // A cubic with this handle length is a circle quarter to the eye.
  const handle = 0.5523;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const mix = (axis: 0 | 1): number => {
      const middle = axis === 0 ? corner.x : corner.y;
      const first = start[axis] + (middle - start[axis]) * handle;
      const second = end[axis] + (middle - end[axis]) * handle;
      return (
        (1 - t) ** 3 * start[axis] +
        3 * (1 - t) ** 2 * t * first +
        3 * (1 - t) * t * t * second +
        t ** 3 * end[axis]
      );
    };
    return [mix(0), mix(1)] as const;
  });
}

/** Reads one stroke of a skeleton into points, with the corners shaped as the face wants them. */
export function readStroke(text: string, width: number, face: Face): SkeletonStroke {
  const tokens = text.trim().split(' ');
  const closed = tokens[tokens.length - 1] === 'z';
  const corners = (closed ? tokens.slice(0, -1) : tokens).map((token) => parseCorner(token, width));
  const count = corners.length;
  const points = corners.flatMap((corner, index): Point[] => {
    if (!corner.roundable) return [[corner.x, corner.y]];
    const before = corners[(index + count - 1) % count] as Corner;
    const after = corners[(index + 1) % count] as Corner;
    return roundedCorner(before, corner, after, face);
  });
  return { points: withoutRepeats(points), closed };
}

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.004;
  });
