import type { Text } from '../text.types.ts';

type Finder = Pick<Text, 'find'>;

const namedPeriods: Readonly<Record<string, string>> = {
  '1h': 'firstHalf',
  '2h': 'secondHalf',
  f5: 'firstFive',
  reg: 'reg',
  full: 'full',
  et: 'et',
  pen: 'pen',
  ot: 'ot',
  so: 'so',
  xi: 'xi',
};

/** What the numbered periods of a sport are called: `q1`, `s3`, `pp2`. */
const numberedPeriods: Readonly<Record<string, string>> = {
  q: 'quarter',
  p: 'third',
  s: 'set',
  i: 'inning',
  pp: 'powerplay',
  m: 'map',
};

/** Where a sport calls a part of the match by another word than the others do. */
const ownWords: Readonly<Record<string, string>> = {
  'tennis:s': 'tennisSet',
  'cricket:i': 'innings',
};

/**
 * A period of a match in words: `1st half`, `3rd quarter`, `Extra time`. A period without a name
 * keeps its code.
 */
export function periodName(t: Finder, sport: string, period: string): string {
  const named = namedPeriods[period];
  if (named !== undefined) return t.find(`ui.markets.period.${named}`) ?? period;
  const [, letters = '', digits = ''] = /^([a-z]+)(\d)$/.exec(period) ?? [];
  if (letters === 'et')
    return ['et', `${digits}h`].map((of) => periodName(t, sport, of)).join(' · ');
  const word = ownWords[`${sport}:${letters}`] ?? numberedPeriods[letters];
  if (word === undefined) return period;
  return t.find(`ui.markets.period.${word}`, { number: Number(digits) }) ?? period;
}
