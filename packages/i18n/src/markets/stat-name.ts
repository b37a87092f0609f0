import type { Text } from '../text.types.ts';

/**
 * The last part of a stat's text keys. Chinese calls the sets of tennis otherwise than those of
 * volleyball.
 */
export function statKey(sport: string, stat: string): string {
  if (sport === 'tennis' && stat === 'sets') return 'tennisSets';
  return stat.replaceAll(/_(\w)/g, (_mark, letter: string) => letter.toUpperCase());
}

/** What is counted, in words: `Shots on target`. A stat without a name keeps its code. */
export function statName(t: Pick<Text, 'find'>, sport: string, stat: string): string {
  return t.find(`ui.markets.stat.${statKey(sport, stat)}`) ?? stat;
}
