import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { Locale } from '@pavilion/domain/locales';
import { createFormat, isMessageTag, sourceTag } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { VipLevelRow } from '../vip/index.ts';

/** What a level really gives on a site, besides its name. */
export interface LevelGifts {
  /** Game tokens for reaching it. */
  tokens: bigint;
  turnoverPerTokenMinor: VipLevelRow['turnoverPerTokenMinor'];
  /** Names of the ways to pay in that it opens. */
  methods: readonly string[];
}

/** What perks are written with: the language of the page and the currency of the site. */
export interface PerkWriter {
  language: Locale;
  /** Decimals of the currency. */
  exponent: number;
  t: ReturnType<typeof createTranslator>;
  money: (minor: bigint) => string;
  /** Of basis points. */
  percent: (basisPoints: number) => string;
}

const bpOfPercent = 100;

export function writerOf(
  language: Locale,
  { code, exponent }: { code: CurrencyCode; exponent: number },
): PerkWriter {
  const tag = isMessageTag(language.tag) ? language.tag : sourceTag;
  const format = createFormat({ tag });
  return {
    language,
    exponent,
    t: createTranslator(tag),
    money: (minor) => format.money(minor, code, { trimWhole: true }),
    percent: (basisPoints) => format.percent(basisPoints / bpOfPercent),
  };
}

/** The same in words. */
export function perksOf(
  { tokens, turnoverPerTokenMinor, methods }: LevelGifts,
  { t, money }: PerkWriter,
): string[] {
  return [
    ...(tokens > 0n ? [t('ui.vip.reward', { count: Number(tokens) })] : []),
    ...(turnoverPerTokenMinor === null
      ? []
      : [t('ui.vip.earn', { amount: money(turnoverPerTokenMinor) })]),
    ...methods.map((method) => t('ui.vip.method', { method })),
  ];
}
