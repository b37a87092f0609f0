import { fallbackLocaleCode, type LocaleCode } from '../locales/index.ts';

export type OfferTexts = Partial<Record<LocaleCode, { title: string; body: string }>>;

/** What an offer says and gives. */
export interface OfferContent {
  texts: OfferTexts;
  /** Path on the site it leads to; null: nowhere. */
  link: string | null;
  /** Cash in minor units of the site's currency, to be claimed; null: none. */
  rewardMinor: bigint | null;
  /** Days until it is neither shown nor claimed; null: it stays. */
  expiresDays: number | null;
}

const titleMax = 80;
const bodyMax = 2000;
const daysMax = 365;
/**
 * A path of the same site: not `//other.site`, nothing a browser would read as an address
 * elsewhere.
 */
const sitePath = /^\/(?!\/)[\w\-./?=&%#]{0,199}$/;

/** The language whose text players read where theirs has none: English, else the site's first. */
export const fallbackOf = (texts: OfferTexts, languages: readonly LocaleCode[]): LocaleCode =>
  texts[fallbackLocaleCode] ? fallbackLocaleCode : (languages[0] ?? fallbackLocaleCode);

/** What is wrong with an offer for a site that speaks these languages; empty: nothing. */
export function offerProblems(offer: OfferContent, languages: readonly LocaleCode[]): string[] {
  const { texts, link, rewardMinor, expiresDays } = offer;
  const isFallbackThere = texts[fallbackOf(texts, languages)] !== undefined;
  return [
    ...(isFallbackThere ? [] : [`a text in EN or ${languages[0]} is needed`]),
    ...textProblems(texts, languages),
    ...(link === null || sitePath.test(link) ? [] : ['the link is a path of the site, as /slots']),
    ...(rewardMinor === null || rewardMinor > 0n ? [] : ['the reward is above zero']),
    ...(rewardMinor !== null && expiresDays === null ? ['a reward needs its days to expire'] : []),
    ...(expiresDays === null || isWithin(expiresDays, daysMax)
      ? []
      : [`the days to expire are 1 to ${daysMax}`]),
  ];
}

function textProblems(texts: OfferTexts, languages: readonly LocaleCode[]): string[] {
  return Object.entries(texts).flatMap(([code, { title, body }]) => [
    ...(code === fallbackLocaleCode || languages.some((known) => known === code)
      ? []
      : [`${code} is no language of the site`]),
    ...(isWithin(title.trim().length, titleMax) && !title.includes('\n')
      ? []
      : [`${code}: the title is one line of 1 to ${titleMax} characters`]),
    ...(isWithin(body.trim().length, bodyMax)
      ? []
      : [`${code}: the body has 1 to ${bodyMax} characters`]),
  ]);
}

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;
