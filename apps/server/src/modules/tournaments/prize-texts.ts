import type { CurrencyCode } from '@pavilion/domain/currencies';
import { fallbackLocaleCode } from '@pavilion/domain/locales';
import {
  createFormat,
  isMessageTag,
  localeCodeOf,
  sourceTag,
  type MessageTag,
} from '@pavilion/i18n';

interface PrizeText {
  title: string;
  body: string;
}

/** Everything as the player reads it. */
interface PrizeWords {
  tournament: string;
  place: string;
  prize: string;
  turnover: string;
}

/** What a winner is told, by language; stored with the message, since it is the player's own copy. */
const templates: Record<MessageTag, (words: PrizeWords) => PrizeText> = {
  'en-US': ({ tournament, place, prize, turnover }) => ({
    title: `You won ${prize}: ${tournament}`,
    body: `You finished in place ${place} with a turnover of ${turnover}. Your prize of ${prize} is in your balance already.`,
  }),
  fil: ({ tournament, place, prize, turnover }) => ({
    title: `Nanalo ka ng ${prize}: ${tournament}`,
    body: `Nagtapos ka sa puwesto ${place} na may turnover na ${turnover}. Nasa balanse mo na ang premyo mong ${prize}.`,
  }),
  'zh-Hans': ({ tournament, place, prize, turnover }) => ({
    title: `您赢得${prize}：${tournament}`,
    body: `您以${turnover}的流水获得第${place}名。${prize}奖金已存入您的余额。`,
  }),
  'zh-Hant': ({ tournament, place, prize, turnover }) => ({
    title: `您贏得${prize}：${tournament}`,
    body: `您以${turnover}的流水獲得第${place}名。${prize}獎金已存入您的餘額。`,
  }),
  es: ({ tournament, place, prize, turnover }) => ({
    title: `Has ganado ${prize}: ${tournament}`,
    body: `Has quedado en el puesto ${place} con un volumen apostado de ${turnover}. Tu premio de ${prize} ya está en tu saldo.`,
  }),
  ru: ({ tournament, place, prize, turnover }) => ({
    title: `Ваш приз ${prize}: ${tournament}`,
    body: `Ваше место — ${place}, оборот ставок — ${turnover}. Приз ${prize} уже на вашем балансе.`,
  }),
  vi: ({ tournament, place, prize, turnover }) => ({
    title: `Bạn đã thắng ${prize}: ${tournament}`,
    body: `Bạn đạt hạng ${place} với doanh số cược ${turnover}. Giải thưởng ${prize} đã có trong số dư của bạn.`,
  }),
  ms: ({ tournament, place, prize, turnover }) => ({
    title: `Anda memenangi ${prize}: ${tournament}`,
    body: `Anda mendapat tempat ke-${place} dengan jumlah pertaruhan ${turnover}. Hadiah anda sebanyak ${prize} sudah berada dalam baki anda.`,
  }),
  ne: ({ tournament, place, prize, turnover }) => ({
    title: `तपाईंले ${prize} जित्नुभयो: ${tournament}`,
    body: `तपाईं ${turnover} को कुल बाजीसहित स्थान ${place} मा रहनुभयो। ${prize} को पुरस्कार तपाईंको ब्यालेन्समा आइसकेको छ।`,
  }),
};

/** What a winner is told in his language (BCP 47 tag), else in English. Amounts in minor units. */
export function prizeText(
  languageTag: string,
  prize: {
    /** Title of the series by locale code. */
    titles: Readonly<Record<string, string>>;
    place: number;
    prizeMinor: bigint;
    turnoverMinor: bigint;
    currency: CurrencyCode;
  },
): PrizeText {
  const tag = isMessageTag(languageTag) ? languageTag : sourceTag;
  const format = createFormat({ tag });
  const { titles, currency } = prize;
  return templates[tag]({
    tournament: titles[localeCodeOf(tag)] ?? titles[fallbackLocaleCode] ?? '',
    place: format.number(prize.place),
    prize: format.money(prize.prizeMinor, currency),
    turnover: format.money(prize.turnoverMinor, currency),
  });
}
