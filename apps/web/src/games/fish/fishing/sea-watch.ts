import {
  pointAt,
  seaSize,
  spawnsOf,
  type SeaPoint,
  type Spawn,
} from '@pavilion/games/fishing/index';

/** A target as it swims now. */
export interface Swimmer {
  spawn: Spawn;
  at: SeaPoint;
  /** Where it heads, radians. */
  heading: number;
}

/** No target swims longer. */
const longestMs = 25_000;

/** What swims in a sea, second by second from its seed; each second is worked out once. */
export function createSeaWatch(seaSeed: string) {
  const seconds = new Map<number, readonly Spawn[]>();
  const gone = new Set<string>();
  const spawnsIn = (second: number): readonly Spawn[] => {
    const known = seconds.get(second);
    if (known) return known;
    const spawns = spawnsOf(seaSeed, second);
    seconds.set(second, spawns);
    if (seconds.size > 90) seconds.delete(Math.min(...seconds.keys()));
    return spawns;
  };
  const isHere = (spawn: Spawn, atMs: number): boolean =>
    !gone.has(spawn.id) && atMs >= spawn.startMs && atMs <= spawn.startMs + spawn.crossingMs;
  return {
    /** Nobody sees it any more: it was caught. */
    remove: (id: string): void => {
      gone.add(id);
    },
    isGone: (id: string): boolean => gone.has(id),
    swimmers(atMs: number): Swimmer[] {
      const last = Math.floor(atMs / 1000);
      const first = Math.max(0, Math.floor((atMs - longestMs) / 1000));
      const found: Swimmer[] = [];
      for (let second = first; second <= last; second += 1)
        for (const spawn of spawnsIn(second))
          if (isHere(spawn, atMs)) found.push(swimmerOf(spawn, atMs));
      return found;
    },
  };
}

export type SeaWatch = ReturnType<typeof createSeaWatch>;

/** Where a target is and heads at a time. */
function swimmerOf(spawn: Spawn, atMs: number): Swimmer {
  const at = pointAt(spawn, atMs);
  const ahead = pointAt(spawn, Math.min(atMs + 120, spawn.startMs + spawn.crossingMs));
  const before = pointAt(spawn, atMs - 120);
  const heading = Math.atan2(ahead.y - before.y, ahead.x - before.x);
  return { spawn, at, heading };
}

const isInView = ({ at }: Swimmer): boolean =>
  at.x >= 0 && at.x <= seaSize.width && at.y >= 0 && at.y <= seaSize.height;

const distance = (a: SeaPoint, b: SeaPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The target nearest to a point, if one is within reach. */
export function nearest(
  swimmers: readonly Swimmer[],
  point: SeaPoint,
  reach: number,
): Swimmer | null {
  let best: Swimmer | null = null;
  let bestAway = reach;
  for (const swimmer of swimmers) {
    const away = distance(swimmer.at, point);
    if (away <= bestAway && isInView(swimmer)) [best, bestAway] = [swimmer, away];
  }
  return best;
}

/** In units of the sea: how far from its target a weapon reaches others. */
const reaches = { cannon: 0, torpedo: 0, net: 1500, bomb: 2600, laser: 650 } as const;
export type WeaponName = keyof typeof reaches;

/**
 * Whom a shot reaches, the target first: around it, or, for the laser, along its line from the
 * cannon.
 */
export function reached(
  weapon: WeaponName,
  target: Swimmer,
  swimmers: readonly Swimmer[],
  cannon: SeaPoint,
): string[] {
  const reach = reaches[weapon];
  if (reach === 0) return [target.spawn.id];
  const away =
    weapon === 'laser' ? fromLine(cannon, target.at) : (at: SeaPoint) => distance(at, target.at);
  const others = swimmers
    .filter((one) => one.spawn.id !== target.spawn.id && isInView(one) && away(one.at) <= reach)
    .toSorted((a, b) => distance(a.at, target.at) - distance(b.at, target.at));
  return [target, ...others].slice(0, 20).map(({ spawn }) => spawn.id);
}

function fromLine(from: SeaPoint, to: SeaPoint): (at: SeaPoint) => number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return (at) => Math.abs((at.x - from.x) * dy - (at.y - from.y) * dx) / length;
}

/** Targets in view from left to right, for who chooses by keys. */
export const inOrder = (swimmers: readonly Swimmer[]): Swimmer[] =>
  swimmers.filter(isInView).toSorted((a, b) => a.at.x - b.at.x);
