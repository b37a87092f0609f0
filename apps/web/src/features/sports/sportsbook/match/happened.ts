import type { Text } from '@pavilion/i18n';
import { statName } from '@pavilion/i18n/market-name';
import type { TimelineItem } from './match-info.queries.ts';

/**
 * What happened, in words: `Goal`, `Red card`; what has no words of its own is named by what it
 * counts.
 */
export function happenedText(
  t: Text,
  sport: string,
  { text_key: key, stat }: TimelineItem,
): string {
  const own = key.replaceAll(/_(\w)/g, (_mark, letter: string) => letter.toUpperCase());
  return t.find(`ui.match.happened.${own}`) ?? statName(t, sport, stat);
}

/** When it happened: `90+2′`, or nothing where a sport has no minutes. */
export function whenText({ minute, added }: TimelineItem): string {
  if (minute === null) return '';
  return added ? `${minute}+${added}′` : `${minute}′`;
}
