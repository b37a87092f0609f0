/** A part of a drawn wheel; degrees run clockwise from the top. */
export interface Wedge {
  index: number;
  fromDeg: number;
  toDeg: number;
}

const fullTurnDeg = 360;
const turns = 5;

/** Segments as parts of the wheel, each as wide as it is likely; what never comes has no part. */
export function wedgesOf(weights: readonly number[]): Wedge[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.flatMap((weight, index) => {
    const fromDeg = (before / total) * fullTurnDeg;
    before += weight;
    return weight > 0 ? [{ index, fromDeg, toDeg: (before / total) * fullTurnDeg }] : [];
  });
}

export const middleDeg = ({ fromDeg, toDeg }: Wedge): number => (fromDeg + toDeg) / 2;

/**
 * How far a wheel has been turned when it rests on a segment, some whole turns on from where it
 * stands now.
 */
export function restDeg(wedges: readonly Wedge[], segment: number, nowDeg: number): number {
  const wedge = wedges.find(({ index }) => index === segment);
  const target = fullTurnDeg - (wedge ? middleDeg(wedge) : 0);
  const wholeTurns = Math.ceil(nowDeg / fullTurnDeg) + turns;
  return wholeTurns * fullTurnDeg + target;
}

/** A point on a circle around the middle, as an SVG path writes it. */
function pointAt(deg: number, radius: number): string {
  const angle = ((deg - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;
}

/**
 * The outline of a part of a wheel of this radius around the origin. A part that is all of it is
 * two halves.
 */
export function wedgePath({ fromDeg, toDeg }: Wedge, radius: number): string {
  const arc = (isLarge: boolean, deg: number): string =>
    `A ${radius} ${radius} 0 ${isLarge ? 1 : 0} 1 ${pointAt(deg, radius)}`;
  if (toDeg - fromDeg >= fullTurnDeg)
    return `M ${pointAt(0, radius)} ${arc(true, 180)} ${arc(true, fullTurnDeg)} Z`;
  return `M 0 0 L ${pointAt(fromDeg, radius)} ${arc(toDeg - fromDeg > 180, toDeg)} Z`;
}
