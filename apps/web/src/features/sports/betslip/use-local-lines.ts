// chunk: alone
import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useMemo } from 'react';
import type { SlipLine } from './slip.types.ts';

/** Lines with their teams as the page's language calls them, whatever it was when they came in. */
export function useLocalLines(lines: SlipLine[]): SlipLine[] {
  const code = localeCodeOf(useLanguageTag());
  return useMemo(() => lines.map((line) => inLanguage(line, code)), [lines, code]);
}

function inLanguage(line: SlipLine, code: string): SlipLine {
  const { names } = line;
  if (!names) return line;
  const [home, away] = [names.home, names.away].map((known) => known[code] ?? known['EN']);
  return { ...line, home: home ?? line.home, away: away ?? line.away };
}
