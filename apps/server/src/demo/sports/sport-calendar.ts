import { createSeededRandom, shuffled } from '@pavilion/domain/random';
import { roundRobin, type Pairing } from '@pavilion/domain/simulation';
import type { DemoSettings } from '../matches/index.ts';
import { sportLeagues, type SportLeague } from './sport-leagues.ts';

/** A match of the calendar. */
export interface SportMatch {
  /** `sport:<league>:<slot>:<court>`: enough to find the match again after a restart. */
  sourceKey: string;
  league: SportLeague;
  homeKey: string;
  awayKey: string;
  start: Date;
  /** What its play is drawn from. */
  seed: string;
}

const minuteMs = 60_000;
const prefix = 'sport';

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
  const first = Math.ceil(slotAt(settings, league, from));
  const last = Math.floor(slotAt(settings, league, to));
  const slots = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const courts = Array.from({ length: Math.min(league.courts, most) }, (_, court) => court);
  return slots
    .filter((slot) => slot >= 0)
    .flatMap((slot) => courts.map((court) => matchAt(settings, league, slot, court)));
}

/** The match of a source key, or null when it is none of the calendar's. */
export function sportMatchOf(settings: DemoSettings, sourceKey: string): SportMatch | null {
  const [kind, code, slot, court] = sourceKey.split(':');
  const league = sportLeagues.find((one) => one.code === code);
  if (kind !== prefix || !league || slot === undefined || court === undefined) return null;
  return matchAt(settings, league, Number(slot), Number(court));
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

function matchAt(
  settings: DemoSettings,
  league: SportLeague,
  slot: number,
  court: number,
): SportMatch {
  const { homeKey, awayKey } = pairingAt(settings, league, slot, court);
  const startMs = originMs(settings) + offsetMs(league) + slot * slotMs(league);
  const sourceKey = `${prefix}:${league.code}:${slot}:${court}`;
  const seed = `${settings.seed}/${sourceKey}`;
  return { sourceKey, league, homeKey, awayKey, start: new Date(startMs), seed };
}

/**
 * A slot is a round of everybody against everybody, in an order drawn anew each time all rounds are
 * through: within it nobody plays twice, and a slot ends before the next begins. Its pairings take
 * turns to be the ones that are played.
 */
function pairingAt(
  settings: DemoSettings,
  league: SportLeague,
  slot: number,
  court: number,
): Pairing {
  const keys = league.sides.map(({ key }) => key);
  const roundCount = 2 * (keys.length - (keys.length % 2 === 0 ? 1 : 0));
  const season = Math.floor(slot / roundCount);
  const rounds = roundsOf(`${settings.seed}/${league.code}/${season}`, keys);
  const round = rounds[slot % roundCount] ?? [];
  const pairing = round[(court + season + slot) % round.length];
  if (pairing === undefined) throw new Error(`no pairing for ${league.code} ${slot}`);
  return pairing;
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
