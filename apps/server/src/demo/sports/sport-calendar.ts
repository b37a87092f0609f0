import { createSeededRandom, shuffled } from '@pavilion/domain/random';
import { roundRobin, type Pairing } from '@pavilion/domain/simulation';
import { knockOutSize, type DemoSettings } from '../matches/index.ts';
import { tieAt, type Meeting } from './knock-out.ts';
import { sportLeagues, type SportLeague } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';

const minuteMs = 60_000;
const prefix = 'sport';

/** A database inside the server plays one match of a league at a time. */
export const courtsOn = (engine: 'pglite' | 'postgres'): number | undefined =>
  engine === 'pglite' ? 1 : undefined;

/**
 * Matches of a league that begin in a time, both ends included; `most` bounds how many begin
 * together.
 */
export function matchesOfLeague(
  settings: DemoSettings,
  league: SportLeague,
  [from, to]: readonly [from: Date, to: Date],
  most: number = league.courts,
): SportMatch[] {
  const first = Math.max(Math.ceil(slotAt(settings, league, from)), 0);
  const last = Math.floor(slotAt(settings, league, to));
  return matchesOfSlots(settings, league, [first, last - first + 1], most);
}

/** Which season of a league a moment is in, counted from 0. */
export function seasonAt(
  settings: DemoSettings,
  league: SportLeague,
  at: Date,
  most: number = league.courts,
): number {
  const slots = slotsOf(league, Math.min(league.courts, most));
  return Math.max(Math.floor(slotAt(settings, league, at) / slots), 0);
}

/** The matches of a season, by their start. */
export function seasonOf(
  settings: DemoSettings,
  league: SportLeague,
  season: number,
  most: number = league.courts,
): SportMatch[] {
  const slots = slotsOf(league, Math.min(league.courts, most));
  return matchesOfSlots(settings, league, [season * slots, slots], most);
}

function matchesOfSlots(
  settings: DemoSettings,
  league: SportLeague,
  [first, count]: readonly [first: number, count: number],
  most: number,
): SportMatch[] {
  const courts = Math.min(league.courts, most);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index).flatMap((slot) =>
    Array.from({ length: courts }, (_, court) => court).flatMap((court) => {
      const match = matchAt(settings, league, { slot, court, courts });
      return match === null ? [] : [match];
    }),
  );
}

/** The match of a source key, or null when it is none of the calendar's. */
export function sportMatchOf(settings: DemoSettings, sourceKey: string): SportMatch | null {
  const [kind, code, slot, court, courts] = sourceKey.split(':');
  const league = sportLeagues.find((one) => one.code === code);
  if (kind !== prefix || !league || slot === undefined || court === undefined) return null;
  return matchAt(settings, league, {
    ...{ slot: Number(slot), court: Number(court) },
    courts: courts === undefined ? league.courts : Number(courts),
  });
}

/** Leagues begin their slots at other moments, so that some match is always about to start. */
function offsetMs(league: SportLeague): number {
  const place = sportLeagues.findIndex(({ code }) => code === league.code);
  return Math.floor((place / sportLeagues.length) * league.slotMinutes) * minuteMs;
}

const slotMs = ({ slotMinutes }: SportLeague): number => slotMinutes * minuteMs;

/** Counted from the day before the epoch, so that what began before it is under way. */
const originMs = ({ epoch }: DemoSettings): number => epoch.getTime() - 24 * 60 * minuteMs;

function slotAt(settings: DemoSettings, league: SportLeague, at: Date): number {
  return (at.getTime() - originMs(settings) - offsetMs(league)) / slotMs(league);
}

interface Place {
  slot: number;
  court: number;
  /** How many matches of the league begin together at most. */
  courts: number;
}

function matchAt(settings: DemoSettings, league: SportLeague, place: Place): SportMatch | null {
  const meeting = meetingAt(settings, league, place);
  if (meeting === null) return null;
  const { slot, court, courts } = place;
  const startOf = (of: number): Date =>
    new Date(originMs(settings) + offsetMs(league) + of * slotMs(league));
  const own = courts === league.courts ? '' : `:${courts}`;
  const sourceKey = `${prefix}:${league.code}:${slot}:${court}${own}`;
  const seed = `${settings.seed}/${sourceKey}`;
  const { homeKey, awayKey, knownFromSlot: from } = meeting;
  const knownFrom = from === null ? null : startOf(from);
  return { sourceKey, league, homeKey, awayKey, start: startOf(slot), knownFrom, seed };
}

/** Null where the last matches of a round leave a court empty, and before the last tie. */
function meetingAt(settings: DemoSettings, league: SportLeague, place: Place): Meeting | null {
  if (league.format === 'knock-out')
    return tieAt(settings, league, place.slot, (slot) =>
      matchAt(settings, league, { ...place, slot }),
    );
  const pairing = pairingAt(settings, league, place);
  return pairing && { ...pairing, knownFromSlot: null };
}

/** How many slots a season takes. */
const slotsOf = (league: SportLeague, courts: number): number =>
  league.format === 'knock-out' ? knockOutSize.slots : shapeOf(league, courts).slots;

/** How many slots a round takes, and a season of everybody against everybody, twice. */
function shapeOf({ sides }: SportLeague, courts: number): { ofRound: number; slots: number } {
  const rounds = 2 * (sides.length - (sides.length % 2 === 0 ? 1 : 0));
  const ofRound = Math.ceil(Math.floor(sides.length / 2) / courts);
  return { ofRound, slots: rounds * ofRound };
}

/**
 * A slot is a part of a round of everybody against everybody: within it nobody plays twice, and a
 * slot ends before the next begins. The order of the rounds is drawn anew each season.
 */
function pairingAt(
  settings: DemoSettings,
  league: SportLeague,
  { slot, court, courts }: Place,
): Pairing | null {
  const keys = league.sides.map(({ key }) => key);
  const { ofRound, slots } = shapeOf(league, courts);
  const season = Math.floor(slot / slots);
  const inSeason = slot - season * slots;
  const rounds = roundsOf(`${settings.seed}/${league.code}/${season}`, keys);
  const round = rounds[Math.floor(inSeason / ofRound)] ?? [];
  return round[(inSeason % ofRound) * courts + court] ?? null;
}

const known = new Map<string, Pairing[][]>();
const knownMost = 100;

function roundsOf(seed: string, keys: readonly string[]): Pairing[][] {
  const found = known.get(seed);
  if (found) return found;
  if (known.size >= knownMost) known.clear();
  const random = createSeededRandom(seed);
  const made = shuffled(random, roundRobin(shuffled(random, keys)));
  known.set(seed, made);
  return made;
}
