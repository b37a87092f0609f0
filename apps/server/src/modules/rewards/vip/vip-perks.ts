import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { Locale } from '@pavilion/domain/locales';
import { createFormat, isMessageTag, sourceTag } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { VipLevelRow } from './standing.store.ts';

/** What a level really gives on a site, besides its name. */
export interface LevelGifts {
  /** Game tokens for reaching it. */
  tokens: bigint;
  turnoverPerTokenMinor: VipLevelRow['turnoverPerTokenMinor'];
  /** Names of the ways to pay in that it opens. */
  methods: readonly string[];
}

/** The same in words, in the language of the page. */
export function perksOf(
  { tokens, turnoverPerTokenMinor, methods }: LevelGifts,
  { language, currency }: { language: Locale; currency: CurrencyCode },
): string[] {
  const tag = isMessageTag(language.tag) ? language.tag : sourceTag;
  const t = createTranslator(tag);
  const money = (minor: bigint): string =>
    createFormat({ tag }).money(minor, currency, { trimWhole: true });
  return [
    ...(tokens > 0n ? [t('ui.vip.reward', { count: Number(tokens) })] : []),
    ...(turnoverPerTokenMinor === null
      ? []
      : [t('ui.vip.earn', { amount: money(turnoverPerTokenMinor) })]),
    ...methods.map((method) => t('ui.vip.method', { method })),
  ];
}
