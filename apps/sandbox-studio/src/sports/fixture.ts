import { createRandomStream, type RandomStream } from '@pavilion/games';
import { leagueOf, type Club, type League } from './leagues.data.ts';
import { playMatch, type Outcome, type Score } from './play-match.ts';

/** A match of a league: who plays when, how likely each result is. */
export interface Fixture {
  /** `ml-3k2f9-1`: league, number of the kick-off since 1970, number within it. */
  id: string;
  league: League;
  home: Club;
  away: Club;
  startMs: number;
  endMs: number;
  /** Out of 10,000; a sport without a draw has none. */
  chances: Readonly<Record<Outcome, number>>;
}

export interface Result {
  outcome: Outcome;
  score: Score;
}

export const chancesTotal = 10_000;
/** What playing at home is worth. */
const homeStrength = 4;

/**
 * The match that an id names, or null. The same seed gives the same matches for ever, after a
 * restart too.
 */
export function fixtureOf(seed: string, id: string): Fixture | null {
  const [, code = '', slotText = '', indexText = ''] =
    /^([a-z]{2})-([0-9a-z]{1,8})-(\d)$/.exec(id) ?? [];
  const league = leagueOf(code);
  const [slot, index] = [Number.parseInt(slotText, 36), Number(indexText)];
  if (!league || index >= league.together || !Number.isSafeInteger(slot * league.everyMs))
    return null;
  const [home, away] = pairsOf(seed, league, slot)[index] ?? [];
  if (!home || !away) return null;
  const startMs = slot * league.everyMs;
  return {
    id,
    league,
    home,
    away,
    startMs,
    endMs: startMs + league.lastsMs,
    chances: chancesOf(league, home, away),
  };
}

/** Matches of a league that begin within a span of time, in their order. */
export function fixturesBetween(
  seed: string,
  code: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Fixture[] {
  const league = leagueOf(code);
  if (!league) return [];
  const first = Math.ceil(fromMs / league.everyMs);
  const count = Math.max(0, Math.floor(toMs / league.everyMs) - first + 1);
  return Array.from({ length: count }, (_, at) => first + at).flatMap((slot) =>
    Array.from({ length: league.together }, (_, index) =>
      fixtureOf(seed, `${code}-${slot.toString(36)}-${index}`),
    ).filter((fixture) => fixture !== null),
  );
}

/** How a match ends: known to the studio alone before it has ended. */
export function resultOf(seed: string, { id, league, chances }: Fixture): Result {
  const stream = streamOf(seed, id);
  const drawn = stream.draw(chancesTotal);
  const outcome =
    drawn < chances.home ? 'home' : drawn < chances.home + chances.draw ? 'draw' : 'away';
  return { outcome, score: playMatch(league.sport, outcome, stream) };
}

/** The clubs of a kick-off: shuffled, then two by two, so that nobody plays twice. */
function pairsOf(seed: string, league: League, slot: number): [Club, Club][] {
  const stream = streamOf(seed, `${league.code}-${slot}`);
  const left = [...league.clubs];
  const take = (): Club[] => left.splice(stream.draw(left.length), 1);
  return Array.from({ length: league.together }, () => [...take(), ...take()] as [Club, Club]);
}

function chancesOf({ sport }: League, home: Club, away: Club): Fixture['chances'] {
  const lead = home.strength + homeStrength - away.strength;
  const draw = sport === 'football' ? 2800 - 30 * Math.abs(lead) : 0;
  const decided = chancesTotal - draw;
  const homeShare = Math.min(9200, Math.max(800, 5000 + lead * 110));
  const homeChance = Math.floor((decided * homeShare) / chancesTotal);
  return { home: homeChance, draw, away: decided - homeChance };
}

const streamOf = (seed: string, clientSeed: string): RandomStream =>
  createRandomStream({ serverSeed: seed, clientSeed, nonce: 0 });
