import { createHash } from 'node:crypto';
import type { CallInput, CallResponse, marketTypes } from '@pavilion/contracts';
import { locales, type LocaleCode } from '@pavilion/domain/locales';
import { marketName } from '@pavilion/i18n/market-name';
import { createTranslator } from '@pavilion/i18n/server';
import { kindsOf, sports, type MarketType } from '@pavilion/sports';
import { failField } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';

type Answer = CallResponse<typeof marketTypes>;

/**
 * All kinds of the sports in the languages of a site; made once for all sites that have the same
 * ones.
 */
const made = new Map<string, Answer>();

/** The kinds of a sport, or of all, with their names in the site's languages. */
export function listMarketTypes(
  { languages }: Pick<Site, 'languages'>,
  { sport }: CallInput<typeof marketTypes>,
): Answer {
  if (sport && !sports.some((known) => known === sport)) failField('sport', 'invalidChoice');
  const key = languages.join(',');
  const all = made.get(key) ?? allTypes(languages);
  made.set(key, all);
  return sport ? { ...all, value: all.value.filter((type) => type.sport === sport) } : all;
}

function allTypes(languages: readonly LocaleCode[]): Answer {
  const value = sports.flatMap((sport) => kindsOf[sport].map((type) => typeView(type, languages)));
  const version = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
  return { version, value };
}

function typeView(type: MarketType, languages: readonly LocaleCode[]): Answer['value'][number] {
  const { kind, sport, base, stat, period, scope, param, line, counts, group, combines } = type;
  const named = { ...type, line: null };
  return {
    ...{ kind, sport, base, stat, period, scope, param, line, counts, group },
    outcomes: typeof type.outcomes === 'string' ? type.outcomes : [...type.outcomes],
    names: Object.fromEntries(
      languages.map((code) => [code, marketName(createTranslator(locales[code].tag), named)]),
    ),
    combines: { parlay: combines.parlay, builder: combines.builder },
  };
}
