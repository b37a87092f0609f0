import { pointAt, type SeaPoint, type Spawn } from '@pavilion/games/fishing/index';
import { cannonAt } from './cannons.ts';
import type { Swimmer } from './sea-watch.ts';

/** A shot that flies. */
interface Flight {
  seat: number;
  weapon: string;
  to: SeaPoint;
  /** What it follows; null: into the water. */
  target: Spawn | null;
  atMs: number;
}

export interface Flying extends Flight {
  endsMs: number;
  onHit: () => void;
}

/** A target that was caught rolls over, and its coins fly to the cannon. */
export interface Kill {
  swimmer: Swimmer;
  seat: number;
  multiplier: number;
  atMs: number;
}

/** Where something burst. */
export interface Burst {
  at: SeaPoint;
  weapon: string;
  atMs: number;
}

const killMs = 1_400;
const burstMs = 420;
const flashMs = 110;

/** How long a shot flies: 350 to 600 ms by how far it is. */
const flightMs = (seat: number, { x, y }: SeaPoint): number => {
  const from = cannonAt(seat);
  return 350 + Math.min(250, Math.hypot(x - from.x, y - from.y) / 50);
};

/** What moves in a sea beside its targets. Times are those of the sea. */
export function createSeaEffects() {
  let flying: Flying[] = [];
  let kills: Kill[] = [];
  let bursts: Burst[] = [];
  const flashes = new Map<string, number>();
  return {
    fly(flight: Flight, onHit: () => void): void {
      const endsMs = flight.atMs + flightMs(flight.seat, flight.to);
      flying.push({ ...flight, endsMs, onHit });
    },
    kill(swimmer: Swimmer, seat: number, multiplier: number, atMs: number): void {
      kills.push({ swimmer, seat, multiplier, atMs });
    },
    flash(ids: readonly string[], atMs: number): void {
      for (const id of ids) flashes.set(id, atMs + flashMs);
    },
    isFlashing: (id: string, atMs: number): boolean => (flashes.get(id) ?? 0) > atMs,
    tick(atMs: number): void {
      const landed = flying.filter(({ endsMs }) => endsMs <= atMs);
      flying = flying.filter(({ endsMs }) => endsMs > atMs);
      for (const shot of landed) {
        bursts.push({ at: endOf(shot, atMs), weapon: shot.weapon, atMs });
        shot.onHit();
      }
      kills = kills.filter((kill) => atMs - kill.atMs < killMs);
      bursts = bursts.filter((burst) => atMs - burst.atMs < burstMs);
      for (const [id, untilMs] of flashes) if (untilMs <= atMs) flashes.delete(id);
    },
    now: () => ({ flying, kills, bursts }),
  };
}

export type SeaEffects = ReturnType<typeof createSeaEffects>;

/** Where a shot is going: a target that it follows, as it swims on. */
export const endOf = ({ target, to }: Flight, atMs: number): SeaPoint =>
  target ? pointAt(target, atMs) : to;

/** How far an effect is, 0 to 1. */
export const killShare = ({ atMs }: Kill, nowMs: number): number => (nowMs - atMs) / killMs;
export const burstShare = ({ atMs }: Burst, nowMs: number): number => (nowMs - atMs) / burstMs;
