import { fallbackLocaleCode, locales, type LocaleCode } from '../locales/index.ts';
import { maxAmountMinor } from '../money/index.ts';

/** A tournament that is held again and again. */
export interface TournamentSeries {
  /** What operators call it; one running series of a site per code. */
  code: string;
  /** Title by language; English always. */
  titles: Partial<Record<LocaleCode, string>>;
  /** Prize of each place in minor units, the first place first. */
  prizesMinor: readonly bigint[];
  periodMinutes: number;
}

export const maxPrizePlaces = 100;
/** The longest edition of a tournament. */
export const maxPeriodMinutes = 366 * 24 * 60;
const maxTitleLength = 80;

/** What is wrong with a series, in words for the operator; empty when nothing is. */
export function seriesProblems(series: TournamentSeries): string[] {
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(series.code) && series.code.length <= 40
      ? []
      : ['code: 1 to 40 of a-z and 0-9, words joined by -']),
    ...titleProblems(series.titles),
    ...prizeProblems(series.prizesMinor),
    ...(Number.isInteger(series.periodMinutes) &&
    series.periodMinutes >= 1 &&
    series.periodMinutes <= maxPeriodMinutes
      ? []
      : [`period: 1 to ${maxPeriodMinutes} minutes`]),
  ];
}

function titleProblems(titles: TournamentSeries['titles']): string[] {
  const problems = Object.entries(titles).flatMap(([code, title]) => {
    if (!Object.hasOwn(locales, code)) return [`title: the language ${code} is not known`];
    const isFine = title.trim() === title && title !== '' && title.length <= maxTitleLength;
    return isFine ? [] : [`title (${code}): 1 to ${maxTitleLength} characters`];
  });
  return titles[fallbackLocaleCode] === undefined
    ? ['title: English is missing', ...problems]
    : problems;
}

function prizeProblems(prizesMinor: readonly bigint[]): string[] {
  if (prizesMinor.length < 1 || prizesMinor.length > maxPrizePlaces)
    return [`prizes: for 1 to ${maxPrizePlaces} places`];
  if (prizesMinor.some((prize) => prize <= 0n)) return ['prizes: each above zero'];
  if (prizesMinor.some((prize, index) => prize > (prizesMinor[index - 1] ?? prize)))
    return ['prizes: none above that of a better place'];
  return totalPrizeMinor(prizesMinor) > maxAmountMinor
    ? ['prizes: more together than one amount may be']
    : [];
}

/** All prizes together, in minor units. */
export function totalPrizeMinor(prizesMinor: readonly bigint[]): bigint {
  return prizesMinor.reduce((sum, prize) => sum + prize, 0n);
}
