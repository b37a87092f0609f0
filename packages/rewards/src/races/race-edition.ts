import { periodAt } from '../missions/index.ts';

/** One edition of a race. */
export interface RaceEdition {
  code: string;
  startsAt: Date;
  /** Excluded. */
  endsAt: Date;
}

interface RaceTime {
  code: string;
  startsAt: Date;
  endsAt: Date;
  repeat?: 'day' | 'week' | undefined;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * The edition of a race at an instant: the race itself, or of one that repeats the day or week of
 * the site's zone, within the race's time. Null outside of it.
 */
export function editionAt(race: RaceTime, zone: string, instant: Date): RaceEdition | null {
  const { code, startsAt, endsAt, repeat } = race;
  if (instant < startsAt || instant >= endsAt) return null;
  if (repeat === undefined) return { code, startsAt, endsAt };
  const { key, from, to } = periodAt(repeat, { zone, season: null }, instant);
  return {
    code: `${code}-${key.toLowerCase()}`,
    startsAt: later(from ?? startsAt, startsAt),
    endsAt: earlier(to ?? endsAt, endsAt),
  };
}
