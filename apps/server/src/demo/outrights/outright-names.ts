import type { LocalNames } from '@pavilion/domain/simulation';
import type { OutrightSeason } from './outright-season.ts';

const seasons = {
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

const knockOuts = {
  EN: (no) => `Edition ${no}`,
  PHP: (no) => `Edition ${no}`,
  CN: (no) => `第${no}届`,
  CT: (no) => `第${no}屆`,
  ESP: (no) => `Edición ${no}`,
  RUS: (no) => `Турнир ${no}`,
  VI: (no) => `Lần thứ ${no}`,
  MS: (no) => `Edisi ${no}`,
  NE: (no) => `संस्करण ${no}`,
} satisfies typeof seasons;

/** What the outright of a league's season is called, or of a knock-out. */
export function outrightNames({ names, number, format }: OutrightSeason): LocalNames {
  const words = format === 'knock-out' ? knockOuts : seasons;
  const named = Object.entries(words).map(([code, word]) => {
    const key = code as keyof typeof words;
    return [key, `${names[key] ?? names.EN} · ${word(number + 1)}`];
  });
  return Object.fromEntries(named) as LocalNames;
}
