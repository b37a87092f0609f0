import type { Texts } from '../../seed/starting-texts.data.ts';

/**
 * One text in all the languages, between bars, in the order of `demo-texts.data.ts`: English,
 * Filipino, Chinese (two scripts), Spanish, Russian, Vietnamese, Malay, Nepali.
 */
export function nine(words: string): Texts {
  const [EN = '', PHP = '', CN = '', CT = '', ESP = '', RUS = '', VI = '', MS = '', NE = ''] = words
    .split('|')
    .map((word) => word.trim());
  return { EN, PHP, CN, CT, ESP, RUS, VI, MS, NE };
}
