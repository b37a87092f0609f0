import { clubForms, type NameInScripts } from './club-forms.data.ts';
import { leagueData, type ClubRow } from './demo-leagues.data.ts';
import { keyOfName, namesInScripts } from './demo-places.ts';
import type { LocalNames } from './local-names.ts';

export interface DemoTeam {
  /** Unique among all demo teams. */
  key: string;
  names: LocalNames;
}

export interface DemoLeague {
  /** Unique among all demo leagues. */
  code: string;
  /** ISO 3166 code of the country it is set in. */
  country: string;
  names: LocalNames;
  teams: readonly DemoTeam[];
}

/** The invented football leagues of the demo: eight countries, ten clubs each. */
export const demoLeagues: readonly DemoLeague[] = leagueData.map(
  ({ code, country, name, clubs }) => ({
    code,
    country,
    names: namesInScripts(name),
    teams: clubs.map(demoTeam),
  }),
);

function demoTeam([form, latin, ru, cn, ct, ne, vi]: ClubRow): DemoTeam {
  const place: NameInScripts = [latin, ru, cn, ct, ne];
  const filled = clubForms[form].map((text, index) => text.replace('{}', place[index] ?? latin));
  const names = namesInScripts(filled as unknown as NameInScripts);
  if (vi) names.VI = clubForms[form][0].replace('{}', vi);
  return { key: keyOfName(names.EN), names };
}
