import type { CurrencyCode } from '@pavilion/domain/currencies';
import { fallbackLocaleCode } from '@pavilion/domain/locales';
import {
  createFormat,
  isMessageTag,
  localeCodeOf,
  sourceTag,
  type MessageTag,
} from '@pavilion/i18n';

interface WinText {
  title: string;
  body: string;
}

type Template = (words: { pot: string; amount: string }) => WinText;

/** What the winner of a pot is told, by language; stored with the message, since it is the player's own copy. */
const templates: Record<MessageTag, Template> = {
  'en-US': ({ pot, amount }) => ({
    title: `You won the jackpot: ${amount}`,
    body: `You were drawn in “${pot}”. The whole pot of ${amount} is in your balance already. Congratulations!`,
  }),
  fil: ({ pot, amount }) => ({
    title: `Nanalo ka ng jackpot: ${amount}`,
    body: `Ikaw ang nabunot sa “${pot}”. Nasa balanse mo na ang buong pot na ${amount}. Binabati ka namin!`,
  }),
  'zh-Hans': ({ pot, amount }) => ({
    title: `您赢得了奖池：${amount}`,
    body: `您在“${pot}”中被抽中。奖池全部奖金${amount}已存入您的余额。恭喜！`,
  }),
  'zh-Hant': ({ pot, amount }) => ({
    title: `您贏得了彩金：${amount}`,
    body: `您在「${pot}」中被抽中。全部彩金${amount}已存入您的餘額。恭喜！`,
  }),
  es: ({ pot, amount }) => ({
    title: `Has ganado el bote: ${amount}`,
    body: `Has salido en el sorteo de «${pot}». El bote completo de ${amount} ya está en tu saldo. ¡Enhorabuena!`,
  }),
  ru: ({ pot, amount }) => ({
    title: `Вы выиграли джекпот: ${amount}`,
    body: `Вам выпал джекпот «${pot}». Вся сумма, ${amount}, уже на вашем балансе. Поздравляем!`,
  }),
  vi: ({ pot, amount }) => ({
    title: `Bạn đã trúng jackpot: ${amount}`,
    body: `Bạn được rút trúng trong “${pot}”. Toàn bộ quỹ ${amount} đã có trong số dư của bạn. Xin chúc mừng!`,
  }),
  ms: ({ pot, amount }) => ({
    title: `Anda memenangi jackpot: ${amount}`,
    body: `Anda terpilih dalam cabutan “${pot}”. Seluruh jackpot ${amount} sudah berada dalam baki anda. Tahniah!`,
  }),
  ne: ({ pot, amount }) => ({
    title: `तपाईंले ज्याकपट जित्नुभयो: ${amount}`,
    body: `“${pot}” को ड्रअमा तपाईं छानिनुभयो। ${amount} को पूरा ज्याकपट तपाईंको ब्यालेन्समा आइसकेको छ। बधाई छ!`,
  }),
};

/** What the winner is told in his language (BCP 47 tag), else in English. The amount in minor units. */
export function winText(
  languageTag: string,
  win: {
    /** Name of the pot by locale code. */
    names: Readonly<Record<string, string>>;
    amountMinor: bigint;
    currency: CurrencyCode;
  },
): WinText {
  const tag = isMessageTag(languageTag) ? languageTag : sourceTag;
  return templates[tag]({
    pot: win.names[localeCodeOf(tag)] ?? win.names[fallbackLocaleCode] ?? '',
    amount: createFormat({ tag }).money(win.amountMinor, win.currency),
  });
}
