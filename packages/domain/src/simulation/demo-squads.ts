import type { DemoLeague } from './demo-leagues.ts';
import { familyNames, initials, type FamilyNameRow } from './family-names.data.ts';
import type { LocalNames } from './local-names.ts';

type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

export interface DemoPlayer {
  /** Unique among all demo players: team and shirt, `aldermoor-united.9`. */
  id: string;
  names: LocalNames;
  /** Number of the shirt. */
  number: number;
  position: Position;
}

/** Who starts, by shirt from 1: four at the back, four in the middle, two in front. */
const formation: readonly Position[] = [
  'goalkeeper',
  ...(['defender', 'defender', 'defender', 'defender'] as const),
  ...(['midfielder', 'midfielder', 'midfielder', 'midfielder'] as const),
  ...(['forward', 'forward'] as const),
];

/**
 * The invented players of each team of a league, by key of the team; no two of the league are
 * called alike.
 */
export function demoSquads(league: DemoLeague): ReadonlyMap<string, readonly DemoPlayer[]> {
  const families = familyNames[league.country];
  if (!families) throw new RangeError(`no names of players in ${league.country}`);
  return new Map(
    league.teams.map(({ key }, team) => [
      key,
      formation.map((position, index) => ({
        id: `${key}.${index + 1}`,
        names: playerNames(families, team * formation.length + index),
        number: index + 1,
        position,
      })),
    ]),
  );
}

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
