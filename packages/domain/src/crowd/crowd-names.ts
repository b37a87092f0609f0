import type { LocaleCode } from '../locales/index.ts';
import { createSeededRandom, pickOne, randomInteger, shuffled } from '../random/index.ts';
import type { Random } from '../ids/index.ts';
import { givenNames } from './given-names.data.ts';

/** Who a computer player is on a site. */
export interface CrowdName {
  accountId: string;
  fullName: string;
  language: LocaleCode;
}

const ending = { min: 1, max: 99 } as const;

/**
 * The computer players of a site: the same seed always gives the same ones. Most speak the site's
 * first language, the others its further ones in turn. Account ids differ from each other and keep
 * the input rules.
 */
export function crowdNames(
  seed: string,
  languages: readonly LocaleCode[],
  count: number,
): CrowdName[] {
  const random = createSeededRandom(`crowd/${seed}`);
  const [first = 'EN', ...others] = languages;
  const names = new Map<string, CrowdName>();
  const waiting = new Map<LocaleCode, string[]>();
  for (let turn = 0; names.size < count; turn += 1) {
    const language =
      turn % 3 === 2 ? (others[Math.floor(turn / 3) % others.length] ?? first) : first;
    const given = nextGivenName(random, waiting, language);
    const accountId = `${given}${endingOf(random)}`;
    const fullName = given.charAt(0).toUpperCase() + given.slice(1);
    if (!names.has(accountId)) names.set(accountId, { accountId, fullName, language });
  }
  return [...names.values()];
}

/** Every given name of a language once, before one comes again. */
function nextGivenName(
  random: Random,
  waiting: Map<LocaleCode, string[]>,
  language: LocaleCode,
): string {
  const left = waiting.get(language)?.length
    ? (waiting.get(language) ?? [])
    : shuffled(random, givenNames[language]);
  const [given = '', ...rest] = left;
  waiting.set(language, rest);
  return given;
}

/** What people put behind a name that is taken, if anything. */
function endingOf(random: Random): string {
  const number = String(randomInteger(random, ending.min, ending.max));
  return pickOne(random, [number, number.padStart(2, '0'), '']);
}
