import type { LocalNames } from '@pavilion/domain/simulation';

const words = {
  EN: (no) => `Season ${no}`,
  PHP: (no) => `Season ${no}`,
  CN: (no) => `第${no}赛季`,
  CT: (no) => `第${no}賽季`,
  ESP: (no) => `Temporada ${no}`,
  RUS: (no) => `Сезон ${no}`,
  VI: (no) => `Mùa giải ${no}`,
  MS: (no) => `Musim ${no}`,
  NE: (no) => `सिजन ${no}`,
} satisfies Record<string, (no: number) => string>;

/** What the outright of a league's season is called. */
export function outrightNames(league: LocalNames, seasonNumber: number): LocalNames {
  const named = Object.entries(words).map(([code, word]) => {
    const key = code as keyof typeof words;
    return [key, `${league[key] ?? league.EN} · ${word(seasonNumber + 1)}`];
  });
  return Object.fromEntries(named) as LocalNames;
}
