/** A match as its picture plays it. */
export interface Bout {
  winner: 'meron' | 'wala' | 'draw';
  /** How long it lasts. */
  lastsMs: number;
}
export type Corner = 'meron' | 'wala';

/** How a bird stands at a moment. */
export interface Pose {
  /** From its corner (0) to the middle (1). */
  near: number;
  /** Off the ground, in its own height. */
  lift: number;
  /** Degrees, forwards down. */
  tilt: number;
  /** Degrees of the wing, up. */
  wing: number;
  /** Degrees of the head, down. */
  head: number;
  /** What is left in its spring: 1 wound, 0 run down. */
  spring: number;
  /** Degrees the key has turned. */
  key: number;
}

const bowMs = 2_400;
const clashEveryMs = 3_600;
/** Which part of the match is the end, in which a spring runs down. */
const endShare = 0.84;
const rewindMs = 3_000;

const ease = (share: number): number => {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
};
/** Up and down again within 0 to 1. */
const hump = (share: number): number => (share <= 0 || share >= 1 ? 0 : Math.sin(share * Math.PI));

/**
 * How far a bird has run down by itself: only who does not win does, at the end; afterwards it is
 * wound up again.
 */
function downAt(corner: Corner, atMs: number, { winner, lastsMs }: Bout): number {
  if (winner === corner) return 0;
  const endMs = lastsMs * endShare;
  if (atMs > lastsMs) return 1 - ease((atMs - lastsMs) / rewindMs);
  return ease((atMs - endMs) / (lastsMs - endMs));
}

/** What is left in its spring: both use up the same, until one runs down, or both. */
function springAt(corner: Corner, atMs: number, bout: Bout): number {
  const left = 1 - 0.45 * ease(atMs / (bout.lastsMs * endShare));
  const down = downAt(corner, atMs, bout);
  return atMs > bout.lastsMs && bout.winner !== corner ? 1 - down : left * (1 - down);
}

/** Where in its clash a moment stands, 0 to 1; nothing while they bow, and none after the end. */
export function clashAt(atMs: number, { lastsMs }: Bout): number {
  if (atMs < bowMs || atMs > lastsMs * endShare) return 0;
  return ((atMs - bowMs) % clashEveryMs) / clashEveryMs;
}

/** How far from its corner a bird is while they circle and clash. */
function nearAt(corner: Corner, atMs: number, bout: Bout): number {
  if (atMs < bowMs) return 0.12 + 0.18 * ease((atMs - bowMs + 600) / 600);
  const step = Math.sin(atMs / 260 + (corner === 'meron' ? 0 : 1.3)) * 0.06;
  return 0.3 + 0.62 * hump(clashAt(atMs, bout)) + step * ease((atMs - bowMs) / 500);
}

/**
 * How a bird stands so long after the start: they bow, circle, clash in light, until a spring runs
 * down. Nobody is hurt.
 */
export function poseAt(corner: Corner, atMs: number, bout: Bout): Pose {
  const endMs = bout.lastsMs * endShare;
  const isOver = atMs > endMs;
  const back = ease((atMs - endMs) / 800);
  const jump = hump((clashAt(atMs, bout) - 0.55) / 0.35);
  const down = downAt(corner, atMs, bout);
  const cheer = isOver && bout.winner === corner ? back * hump((atMs / 900) % 1) : 0;
  const near = nearAt(corner, Math.min(atMs, endMs), bout);
  return {
    near: near + (0.45 - near) * back,
    lift: Math.max(0.34 * jump, 0.1 * cheer),
    tilt: -16 * jump + 22 * down,
    wing: 10 + 62 * jump + 40 * cheer - 8 * down,
    head: 34 * hump(atMs / bowMs) + 40 * down - 8 * cheer,
    spring: springAt(corner, atMs, bout),
    key: atMs > bout.lastsMs && down > 0 ? (atMs - bout.lastsMs) / 4 : -atMs / 30,
  };
}

/** How they wait for the start. */
export const waitingPose = (atMs: number, corner: Corner): Pose => ({
  near: 0.1,
  lift: 0,
  tilt: 0,
  wing: 10 + 2 * Math.sin(atMs / 700),
  head: 3 * Math.sin(atMs / 900 + (corner === 'meron' ? 0 : 1.6)),
  spring: 1,
  key: 0,
});
