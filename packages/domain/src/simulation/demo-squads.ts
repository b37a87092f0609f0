import type { DemoLeague } from './demo-leagues.ts';
import { familyNames, initials, type FamilyNameRow } from './family-names.data.ts';
import type { LocalNames } from './local-names.ts';

type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

/** An invented player of a team; what a position is called is his sport's. */
export interface SquadPlayer<Place extends string = string> {
  /** Unique among all players of the demo: team and shirt, `aldermoor-united.9`. */
  id: string;
  names: LocalNames;
  /** Number of the shirt. */
  number: number;
  position: Place;
}

export type DemoPlayer = SquadPlayer<Position>;

/** Who starts, by shirt from 1: four at the back, four in the middle, two in front. */
const formation: readonly Position[] = [
  'goalkeeper',
  ...(['defender', 'defender', 'defender', 'defender'] as const),
  ...(['midfielder', 'midfielder', 'midfielder', 'midfielder'] as const),
  ...(['forward', 'forward'] as const),
];

/** Teams whose players are to be invented, and the position of each shirt from 1. */
interface SquadPlan<Place extends string> {
  country: string;
  teamKeys: readonly string[];
  positions: readonly Place[];
  /** Before the key of the team in each id, where a town has teams in several sports. */
  prefix?: string;
}

/**
 * The invented players of each team, by its key; no two of a plan are called alike. Throws
 * RangeError for a country without names.
 */
export function squadsOf<Place extends string>({
  country,
  teamKeys,
  positions,
  prefix = '',
}: SquadPlan<Place>): ReadonlyMap<string, readonly SquadPlayer<Place>[]> {
  const families = familyNames[country];
  if (!families) throw new RangeError(`no names of players in ${country}`);
  return new Map(
    teamKeys.map((key, team) => [
      key,
      positions.map((position, index) => ({
        id: `${prefix}${key}.${index + 1}`,
        names: playerNames(families, team * positions.length + index),
        number: index + 1,
        position,
      })),
    ]),
  );
}

/** The invented players of each team of a football league, by key of the team. */
export const demoSquads = ({ country, teams }: DemoLeague) =>
  squadsOf({ country, teamKeys: teams.map(({ key }) => key), positions: formation });

/**
 * The n-th name of a league: every family once, then each again with the initials moved on by one.
 */
function playerNames(families: readonly FamilyNameRow[], n: number): LocalNames {
  const place = n % families.length;
  const row: FamilyNameRow = families[place] ?? ['', '', '', '', ''];
  const [latin, ru, cn, ct, ne, vi] = row;
  const round = Math.floor(n / families.length);
  const [letter, ruLetter, neLetter] = initials[(round + place) % initials.length] ?? ['', '', ''];
  const names: LocalNames = {
    EN: `${letter}. ${latin}`,
    RUS: `${ruLetter}. ${ru}`,
    CN: `${letter}·${cn}`,
    CT: `${letter}·${ct}`,
    NE: `${neLetter}. ${ne}`,
  };
  return vi === undefined ? names : { ...names, VI: `${letter}. ${vi}` };
}
