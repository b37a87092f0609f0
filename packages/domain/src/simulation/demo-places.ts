import { leagueData } from './demo-leagues.data.ts';
import type { NameInScripts } from './club-forms.data.ts';
import type { LocalNames } from './local-names.ts';

/** An invented town: where it lies (ISO 3166) and how it is written. */
export interface DemoPlace {
  country: string;
  names: NameInScripts;
  /** Its Vietnamese spelling, where that differs. */
  vi?: string;
}

/** The towns the demo's clubs come from; each is in one country. */
export const demoPlaces: readonly DemoPlace[] = leagueData.flatMap(({ country, clubs }) =>
  clubs.map(([, latin, ru, cn, ct, ne, vi]) => ({
    country,
    names: [latin, ru, cn, ct, ne] as const,
    ...(vi === undefined ? {} : { vi }),
  })),
);

/** A name in its five scripts, by locale. */
export function namesInScripts([latin, ru, cn, ct, ne]: NameInScripts): LocalNames {
  return { EN: latin, RUS: ru, CN: cn, CT: ct, NE: ne };
}

/** The key of a name: its Latin letters and digits with dashes between. */
export function keyOfName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
