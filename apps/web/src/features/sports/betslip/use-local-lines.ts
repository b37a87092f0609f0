// chunk: alone
import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useMemo } from 'react';
import type { SlipLine, SlipPick } from './slip.types.ts';

/** Lines with their names in the page's language, whatever it was when they came in. */
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
  const local = (known: Record<string, string> = {}) => known[code] ?? known['EN'];
  const [name, eventName] = [local(names.own) ?? pick.name, local(names.event) ?? pick.eventName];
  return {
    ...pick,
    home: local(names.home) ?? pick.home,
    away: local(names.away) ?? pick.away,
    ...(name === undefined ? {} : { name }),
    ...(eventName === undefined ? {} : { eventName }),
  };
}
