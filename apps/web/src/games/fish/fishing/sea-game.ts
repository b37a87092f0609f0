import type { SeaPoint } from '@pavilion/games/fishing/index';
import {
  change,
  createSeaCore,
  shownMeter,
  type SeaGameOptions,
  type SeaState,
} from './sea-core.ts';
import {
  aimReach,
  answered,
  othersCaught,
  othersShots,
  ownTarget,
  shoot,
  tap,
} from './sea-shots.ts';
import { inOrder, nearest, type Swimmer, type WeaponName } from './sea-watch.ts';
import { createShotQueue } from './shot-queue.ts';

const flushEveryMs = 250;
const autoEveryMs = 230;

/**
 * The game of one's own seat: aims, lets shots fly, sends those that hit, and keeps what the sea
 * shows.
 */
export function createSeaGame(options: SeaGameOptions) {
  const core = createSeaCore(options);
  const { watch, effects, levels, session } = core;
  const queue = createShotQueue({
    ...{ seq: session.seq, send: options.send, onAnswer: (answer) => answered(core, answer) },
    onRefusal(thrown) {
      const isDropped = options.onRefusal(thrown);
      if (isDropped) change(core, { isAuto: false });
      return isDropped;
    },
  });
  core.queue = queue;
  const now = (): readonly Swimmer[] => watch.swimmers(options.seaNow());
  return {
    ...{ watch, effects, levels, seat: session.seat },
    ...{ drain: queue.drain, close: queue.close },
    getState: (): SeaState => core.state,
    getAim: (): SeaPoint => core.aim,
    subscribe(listener: () => void): () => void {
      core.listeners.add(listener);
      return () => void core.listeners.delete(listener);
    },
    aimAt: (point: SeaPoint): void => {
      core.aim = point;
    },
    tap: (point: SeaPoint): void => tap(core, point),
    /** Shoots at what is locked, else at what is nearest to the aim. */
    fire: (): void => shoot(core, ownTarget(core, now()), options.seaNow()),
    /** Locks the next target to the right or to the left; gives it. */
    step(by: 1 | -1): Swimmer | null {
      const row = inOrder(now());
      const place = row.findIndex(({ spawn }) => spawn.id === core.state.lockedId);
      const next = row[(place + by + row.length) % (row.length || 1)] ?? null;
      if (next) core.aim = next.at;
      change(core, { lockedId: next?.spawn.id ?? null });
      return next;
    },
    toggleLock(): void {
      const target = core.state.lockedId ? null : nearest(now(), core.aim, aimReach * 3);
      change(core, { lockedId: target?.spawn.id ?? null });
    },
    toggleAuto: (): void => change(core, { isAuto: !core.state.isAuto, isEmpty: false }),
    setWeapon: (weapon: WeaponName): void => change(core, { weapon, isEmpty: false }),
    setLevel(level: number): void {
      const within = Math.max(0, Math.min(levels.length - 1, level));
      change(core, { level: within, isEmpty: false });
    },
    /** The meter as the server has it after more was put on it. */
    toppedUp(meter: string): void {
      core.answeredMinor = core.minor(meter);
      change(core, { meterMinor: shownMeter(core), isEmpty: false });
    },
    othersCaught: (ids: readonly string[], seat: number, multiplier: number): void =>
      othersCaught(core, ids, seat, multiplier),
    othersShots: (seat: number, shots: Parameters<typeof othersShots>[2]): void =>
      othersShots(core, seat, shots),
    /** Lets time pass to this moment of the sea. */
    tick(atMs: number): void {
      effects.tick(atMs);
      const { lockedId, isAuto } = core.state;
      if (lockedId && watch.isGone(lockedId)) change(core, { lockedId: null });
      if (isAuto && atMs - core.lastShotMs >= autoEveryMs)
        shoot(core, ownTarget(core, watch.swimmers(atMs)), atMs);
      if (atMs - core.lastFlushMs < flushEveryMs) return;
      core.lastFlushMs = atMs;
      void queue.flush();
    },
  };
}

export type SeaGame = ReturnType<typeof createSeaGame>;
