import type { Facts, Incident } from '@pavilion/sports';

export interface MomentumPoint {
  minute: number;
  /** From -100, all away, to 100, all home. */
  value: number;
}

/** How far an incident tells who presses; cards tell it of the other side. */
const weights: Readonly<Record<string, number>> = {
  goals: 60,
  penalties: 40,
  shots_on_target: 25,
  corners: 18,
  shots: 10,
  points: 8,
  cards: -12,
};

/** After so many minutes what happened counts for a third. */
const memoryMinutes = 6;

const push = ({ stat, side, value }: Incident): number =>
  (weights[stat] ?? 0) * value * (side === 'home' ? 1 : -1);

/**
 * Who presses, minute by minute: what happened weighs by its kind and is forgotten over minutes.
 * Empty where incidents have no minutes, or none tells anything.
 */
export function momentumOf({ incidents }: Facts, untilMinute: number | null): MomentumPoint[] {
  const told = incidents.flatMap((incident) => {
    const { minute } = incident;
    const pushed = push(incident);
    return minute === null || pushed === 0 ? [] : [{ minute, pushed }];
  });
  if (told.length === 0) return [];
  const last = Math.max(untilMinute ?? 0, ...told.map(({ minute }) => minute));
  return Array.from({ length: last + 1 }, (_, minute) => {
    const sum = told
      .filter((each) => each.minute <= minute)
      .reduce((all, each) => all + each.pushed * faded(minute - each.minute), 0);
    return { minute, value: Math.max(-100, Math.min(100, Math.round(sum))) };
  });
}

const faded = (minutes: number): number => Math.exp(-minutes / memoryMinutes);
