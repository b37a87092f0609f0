import { targetMultipliers, type SeaPoint } from '@pavilion/games/fishing/index';
import { soundIfOn } from '../../stages/parts/sound.ts';
import { cannonAt } from './cannons.ts';
import { change, costOf, shownMeter, type SeaCore } from './sea-core.ts';
import { inOrder, nearest, reached, type Swimmer, type WeaponName } from './sea-watch.ts';
import type { ShotAnswer } from './shot-queue.ts';

/** Ten a second are taken; whoever shoots stays below. */
const betweenShotsMs = 130;
export const aimReach = 1100;

/** Lets a shot fly at a target, or into the water, which costs nothing. */
export function shoot(core: SeaCore, target: Swimmer | null, atMs: number): void {
  if (atMs - core.lastShotMs < betweenShotsMs) return;
  const { session, state, levels } = core;
  const { weapon, level } = state;
  if (target && shownMeter(core) < costOf(weapon, levels[level] ?? 0n))
    return change(core, { isEmpty: true, isAuto: false });
  core.lastShotMs = atMs;
  soundIfOn('bet');
  if (target) core.aim = target.at;
  const bet = session.sea.bet_levels[level] ?? '';
  const flight = { seat: session.seat, weapon, to: core.aim, target: target?.spawn ?? null, atMs };
  core.effects.fly(flight, () => hit(core, target, weapon, bet));
}

/** A shot is sent when it hits; of a target that is gone by then nothing is. */
function hit(core: SeaCore, target: Swimmer | null, weapon: WeaponName, bet: string): void {
  const { watch, options, session, effects } = core;
  if (!target || watch.isGone(target.spawn.id)) return;
  const atMs = Math.round(options.seaNow());
  const swimmers = watch.swimmers(atMs);
  const now = swimmers.find(({ spawn }) => spawn.id === target.spawn.id);
  if (!now) return;
  const targets = reached(weapon, now, swimmers, cannonAt(session.seat));
  effects.flash(targets, atMs);
  core.queue.add({ shot_id: options.newShotId(), at_ms: atMs, weapon, bet, targets });
  change(core, { meterMinor: shownMeter(core) });
}

/** What a batch came to: catches roll over, figures follow. */
export function answered(core: SeaCore, { meter, results }: ShotAnswer): void {
  const { minor, state } = core;
  core.answeredMinor = minor(meter);
  const kills = results.flatMap((result) => result.kills);
  for (const kill of kills) catchOne(core, kill);
  const charged = results.map((result) => minor(result.charged)).filter((cost) => cost > 0n);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);
  const isEmpty = results.some((result) => result.meter_empty);
  change(core, {
    meterMinor: shownMeter(core),
    costMinor: state.costMinor + sum(charged),
    winMinor: state.winMinor + sum(kills.map(({ win }) => minor(win))),
    shots: state.shots + charged.length,
    isEmpty,
    isAuto: core.state.isAuto && !isEmpty,
  });
}

function catchOne(core: SeaCore, kill: ShotAnswer['results'][number]['kills'][number]): void {
  const { watch, effects, session, options } = core;
  const { id, multiplier, win } = kill;
  const atMs = options.seaNow();
  const swimmer = watch.swimmers(atMs).find(({ spawn }) => spawn.id === id);
  watch.remove(id);
  if (!swimmer) return;
  effects.kill(swimmer, session.seat, multiplier, atMs);
  const winMinor = core.minor(win);
  change(core, { caught: { kind: swimmer.spawn.kind, winMinor, multiplier } });
  soundIfOn(multiplier >= 50 ? 'bigWin' : 'win');
}

/**
 * What a cannon aims at by itself: what is locked, else what is near the aim, else what pays most.
 */
export function ownTarget(core: SeaCore, swimmers: readonly Swimmer[]): Swimmer | null {
  const { aim, state } = core;
  const locked = swimmers.find(({ spawn }) => spawn.id === state.lockedId);
  if (locked) return locked;
  const [best = null] = inOrder(swimmers).toSorted(
    (a, b) => targetMultipliers[b.spawn.kind] - targetMultipliers[a.spawn.kind],
  );
  return nearest(swimmers, aim, aimReach * 2) ?? best;
}

/** A tap: at what swims there, or into the water. */
export function tap(core: SeaCore, point: SeaPoint): void {
  core.aim = point;
  const atMs = core.options.seaNow();
  shoot(core, nearest(core.watch.swimmers(atMs), point, aimReach), atMs);
}

/** What somebody else caught: gone here as well. */
export function othersCaught(
  { options, session, watch, effects }: SeaCore,
  ids: readonly string[],
  seat: number,
  multiplier: number,
): void {
  if (seat === session.seat) return;
  const atMs = options.seaNow();
  for (const swimmer of watch.swimmers(atMs))
    if (ids.includes(swimmer.spawn.id)) effects.kill(swimmer, seat, multiplier, atMs);
  for (const id of ids) watch.remove(id);
}

/** Where somebody else shoots. */
export function othersShots(
  { options, session, watch, effects }: SeaCore,
  seat: number,
  shots: readonly { weapon: string; targets: readonly string[] }[],
): void {
  if (seat === session.seat) return;
  const atMs = options.seaNow();
  const swimmers = watch.swimmers(atMs);
  for (const { weapon, targets } of shots) {
    const target = swimmers.find(({ spawn }) => spawn.id === targets[0]);
    if (!target) continue;
    const flight = { seat, weapon, to: target.at, target: target.spawn, atMs };
    effects.fly(flight, () => undefined);
  }
}
