import { squadsOf, type SquadPlayer } from '@pavilion/domain/simulation';
import type { Sport } from '@pavilion/sports';
import type { SportLeague } from './sport-leagues.ts';

const basketball = [
  ...(['guard', 'guard', 'forward', 'forward', 'center'] as const),
  ...(['guard', 'forward', 'center'] as const),
];
const americanFootball = [
  ...(['quarterback', 'running back', 'running back', 'wide receiver'] as const),
  ...(['wide receiver', 'wide receiver', 'tight end'] as const),
];
/** In the order they bat. */
const cricket = [
  ...(['batter', 'batter', 'batter', 'batter', 'batter'] as const),
  ...(['wicket-keeper', 'all-rounder', 'all-rounder'] as const),
  ...(['bowler', 'bowler', 'bowler'] as const),
];

/** Sports whose kinds ask about players: the positions of a squad, by shirt from 1. */
const positions: Partial<Record<Sport, readonly string[]>> = {
  basketball,
  'american-football': americanFootball,
  cricket,
};

type Squads = ReadonlyMap<string, readonly SquadPlayer[]>;

const known = new Map<string, Squads>();

/** Who plays for a side of a league; nobody where its sport asks about no players. */
export function squadOf(league: SportLeague, key: string): readonly SquadPlayer[] {
  const { code, sport, country, sides } = league;
  const ofSport = positions[sport];
  if (ofSport === undefined) return [];
  const squads =
    known.get(code) ??
    squadsOf({
      ...{ country, positions: ofSport, prefix: `${sport}.` },
      teamKeys: sides.map((side) => side.key),
    });
  known.set(code, squads);
  return squads.get(key) ?? [];
}
