// chunk: alone
import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useMemo } from 'react';
import type { SlipLine, SlipPick } from './slip.types.ts';

/** Lines with their teams as the page's language calls them, whatever it was when they came in. */
export function useLocalLines(lines: SlipLine[]): SlipLine[] {
  const code = localeCodeOf(useLanguageTag());
  return useMemo(() => lines.map((line) => inLanguage(line, code)), [lines, code]);
}

function inLanguage(line: SlipLine, code: string): SlipLine {
  const local = pickInLanguage(line, code);
  const { builder } = line;
  if (!builder) return local;
  const picks = builder.picks.map((pick) => pickInLanguage(pick, code));
  return { ...local, builder: { ...builder, picks } };
}

function pickInLanguage<Pick extends SlipPick>(pick: Pick, code: string): Pick {
  const { names } = pick;
  if (!names) return pick;
  const [home, away] = [names.home, names.away].map((known) => known[code] ?? known['EN']);
  return { ...pick, home: home ?? pick.home, away: away ?? pick.away };
}
