import { oddsMilliOf } from '../../../../common/odds/odds-text.ts';
import type { LadderRow } from './ladder.query.ts';

interface PricePath {
  /** A line of steps in a box 100 wide and 30 high, higher odds above. */
  path: string;
  first: string;
  last: string;
}

/** What is beside the last change shows the price that holds since. */
const box = { width: 100, height: 30, edge: 2, beside: 6 };

/**
 * The odds matched over time as a line: a price holds until the next one. Null where fewer than two
 * are told.
 */
export function pricePath(points: LadderRow['points']): PricePath | null {
  const known = points.flatMap(({ at, odds }) => {
    const oddsMilli = oddsMilliOf(odds);
    return oddsMilli === null ? [] : [{ atMs: Date.parse(at), oddsMilli, odds }];
  });
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < 2) return null;
  const prices = known.map(({ oddsMilli }) => oddsMilli);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const inner = box.height - 2 * box.edge;
  const x = (atMs: number): number =>
    ((atMs - first.atMs) / Math.max(1, last.atMs - first.atMs)) * (box.width - box.beside);
  const y = (oddsMilli: number): number =>
    high === low ? box.height / 2 : box.edge + ((high - oddsMilli) / (high - low)) * inner;
  const steps = known
    .slice(1)
    .map(({ atMs, oddsMilli }) => `H${short(x(atMs))}V${short(y(oddsMilli))}`);
  return {
    path: `M0 ${short(y(first.oddsMilli))}${steps.join('')}H${box.width}`,
    first: first.odds,
    last: last.odds,
  };
}

const short = (length: number): string => String(Math.round(length * 10) / 10);
