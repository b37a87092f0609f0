import { namesInScripts, type LocalNames, type NameInScripts } from '@pavilion/domain/simulation';
import { firstWords, lastWords } from './data/runner-names.data.ts';

/** Names of all runners there are, each once. */
export const runnerNames: readonly LocalNames[] = firstWords.flatMap((first) =>
  lastWords.map((last) => {
    const joined = first.map((word, script) => {
      const isChinese = script === 2 || script === 3;
      return `${word}${isChinese ? '' : ' '}${last[script] ?? last[0]}`;
    });
    return namesInScripts(joined as unknown as NameInScripts);
  }),
);

/** "Race 5", with and without its being a handicap. */
const words = {
  EN: (no) => `Race ${no}`,
  PHP: (no) => `Karera ${no}`,
  CN: (no) => `第${no}场`,
  CT: (no) => `第${no}場`,
  ESP: (no) => `Carrera ${no}`,
  RUS: (no) => `Забег ${no}`,
  VI: (no) => `Cuộc đua ${no}`,
  MS: (no) => `Perlumbaan ${no}`,
  NE: (no) => `दौड ${no}`,
} satisfies Record<string, (no: number) => string>;

const handicap = {
  EN: 'Handicap',
  PHP: 'Handicap',
  CN: '让磅赛',
  CT: '讓磅賽',
  ESP: 'Hándicap',
  RUS: 'Гандикап',
  VI: 'Chấp tạ',
  MS: 'Handikap',
  NE: 'ह्यान्डिक्याप',
} satisfies Record<keyof typeof words, string>;

/** What a race of a course is called: its number of the day, and whether it is a handicap. */
export function raceNames(course: LocalNames, no: number, isHandicap: boolean): LocalNames {
  const named = Object.entries(words).map(([code, word]) => {
    const key = code as keyof typeof words;
    const title = `${course[key] ?? course.EN} · ${word(no)}`;
    return [key, isHandicap ? `${title} · ${handicap[key]}` : title];
  });
  return Object.fromEntries(named) as LocalNames;
}
