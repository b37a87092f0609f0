import { createRandomStream, type RandomStream } from '../fairness/index.ts';
import { targetKinds, targetMultipliers, type TargetKind } from './targets.ts';

/**
 * A point of the sea in whole units: 0 to 16,000 across, 0 to 9,000 down; beyond them is off the
 * screen.
 */
export interface SeaPoint {
  x: number;
  y: number;
}

/** Something that swims through the sea: a cubic Bézier curve, the same on every machine. */
export interface Spawn {
  id: string;
  kind: TargetKind;
  /** Since the sea's start. */
  startMs: number;
  crossingMs: number;
  path: readonly [SeaPoint, SeaPoint, SeaPoint, SeaPoint];
}

export const seaSize = { width: 16_000, height: 9_000 } as const;
const margin = 1_500;
/** A target may have been on the screen this much earlier or later than a shot says. */
const toleranceMs = 500;
const bossCrossingMs = 25_000;
const longestCrossingSeconds = 25;

const isBoss = (kind: TargetKind): boolean => kind === 'kraken' || kind === 'leviathan';

/**
 * How often a kind comes: the less it pays, the oftener; what pays twice as much comes half as
 * often.
 */
const weightOf = (kind: TargetKind): number => Math.floor(3_000 / targetMultipliers[kind]);
const weightSum = targetKinds.reduce((sum, kind) => sum + weightOf(kind), 0);

function drawKind(stream: RandomStream): TargetKind {
  let left = stream.draw(weightSum);
  for (const kind of targetKinds) {
    if (left < weightOf(kind)) return kind;
    left -= weightOf(kind);
  }
  throw new Error('the weights of kinds come to their sum');
}

/** A path from one side to the other, with a bend. */
function drawPath(stream: RandomStream): Spawn['path'] {
  const isFromLeft = stream.draw(2) === 0;
  const xs = [-margin, 4_000, 12_000, seaSize.width + margin];
  const [from = 0, second = 0, third = 0, to = 0] = isFromLeft ? xs : xs.toReversed();
  const point = (x: number): SeaPoint => ({ x, y: stream.draw(seaSize.height + 1) });
  return [point(from), point(second), point(third), point(to)];
}

/**
 * What comes in a second of a sea (0 its first), from the sea's public seed; it decides no money.
 * Two to four a second, each crossing in six to fourteen seconds, a boss in twenty-five.
 */
export function spawnsOf(seaSeed: string, second: number): readonly Spawn[] {
  const stream = createRandomStream({ serverSeed: seaSeed, clientSeed: 'sea', nonce: second });
  return Array.from({ length: 2 + stream.draw(3) }, (_, place) => {
    const kind = drawKind(stream);
    const startMs = second * 1_000 + stream.draw(1_000);
    const crossingMs = 6_000 + stream.draw(8_001);
    const path = drawPath(stream);
    return {
      id: `${second}-${place}`,
      kind,
      startMs,
      crossingMs: isBoss(kind) ? bossCrossingMs : crossingMs,
      path,
    };
  });
}

/** A target by its id, or null when the sea never has one of that id. */
export function spawnById(seaSeed: string, id: string): Spawn | null {
  const parts = /^(0|[1-9]\d{0,8})-([0-9])$/.exec(id);
  return (parts && spawnsOf(seaSeed, Number(parts[1])).find((spawn) => spawn.id === id)) ?? null;
}

/** Whether a target was on its way when a shot says it hit, half a second more or less. */
export const isOnScreen = ({ startMs, crossingMs }: Spawn, atMs: number): boolean =>
  atMs >= startMs - toleranceMs && atMs <= startMs + crossingMs + toleranceMs;

/** Everything on its way at a time. */
export function seaAt(seaSeed: string, atMs: number): readonly Spawn[] {
  const last = Math.floor(atMs / 1_000);
  const seconds = Array.from({ length: longestCrossingSeconds + 1 }, (_, back) => last - back);
  return seconds
    .filter((second) => second >= 0)
    .toReversed()
    .flatMap((second) => spawnsOf(seaSeed, second))
    .filter(({ startMs, crossingMs }) => atMs >= startMs && atMs <= startMs + crossingMs);
}

const stepsOfPath = 1_024n;

/** Where a target is: whole numbers only, so that a server and a browser never part. */
export function pointAt({ startMs, crossingMs, path }: Spawn, atMs: number): SeaPoint {
  const passed = Math.min(Math.max(atMs - startMs, 0), crossingMs);
  const t = (BigInt(Math.floor(passed)) * stepsOfPath) / BigInt(crossingMs);
  const u = stepsOfPath - t;
  const weights = [u * u * u, 3n * u * u * t, 3n * u * t * t, t * t * t];
  const along = (axis: keyof SeaPoint): number => {
    const sum = path.reduce((s, point, i) => s + (weights[i] ?? 0n) * BigInt(point[axis]), 0n);
    return Number(sum / stepsOfPath ** 3n);
  };
  return { x: along('x'), y: along('y') };
}
