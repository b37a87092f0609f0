import type { CurrencyCode } from '@pavilion/domain/currencies';
import { fallbackLocaleCode } from '@pavilion/domain/locales';
import {
  createFormat,
  isMessageTag,
  localeCodeOf,
  sourceTag,
  type MessageTag,
} from '@pavilion/i18n';

interface CorrectionText {
  title: string;
  body: string;
}

/** Everything as the player reads it; the score is empty when the match is void. */
interface CorrectionWords {
  match: string;
  score: string;
  before: string;
  after: string;
}

/** What a player is told when a bet of his was settled again; stored with the message, since it is his own copy. */
const templates: Record<MessageTag, (words: CorrectionWords) => CorrectionText> = {
  'en-US': ({ match, score, before, after }) => ({
    title: `A result was corrected: ${match}`,
    body: `${score === '' ? 'The match is void.' : `The result is now ${score}.`} Your bet returns ${after} instead of ${before}; your balance is up to date.`,
  }),
  fil: ({ match, score, before, after }) => ({
    title: `Naitama ang isang resulta: ${match}`,
    body: `${score === '' ? 'Walang bisa ang laban.' : `Ang resulta ay ${score} na ngayon.`} ${after} ang balik ng taya mo sa halip na ${before}; na-update na ang balanse mo.`,
  }),
  'zh-Hans': ({ match, score, before, after }) => ({
    title: `赛果已更正：${match}`,
    body: `${score === '' ? '本场比赛作废。' : `赛果现为${score}。`}您的投注返还由${before}改为${after}，余额已更新。`,
  }),
  'zh-Hant': ({ match, score, before, after }) => ({
    title: `賽果已更正：${match}`,
    body: `${score === '' ? '本場比賽作廢。' : `賽果現為${score}。`}您的投注返還由${before}改為${after}，餘額已更新。`,
  }),
  es: ({ match, score, before, after }) => ({
    title: `Se ha corregido un resultado: ${match}`,
    body: `${score === '' ? 'El partido queda anulado.' : `El resultado es ahora ${score}.`} Tu apuesta devuelve ${after} en lugar de ${before}; tu saldo ya está actualizado.`,
  }),
  ru: ({ match, score, before, after }) => ({
    title: `Результат исправлен: ${match}`,
    body: `${score === '' ? 'Матч признан несостоявшимся.' : `Теперь счёт ${score}.`} Выплата по вашей ставке — ${after} вместо ${before}; баланс уже обновлён.`,
  }),
  vi: ({ match, score, before, after }) => ({
    title: `Kết quả đã được sửa: ${match}`,
    body: `${score === '' ? 'Trận đấu bị hủy kết quả.' : `Kết quả hiện là ${score}.`} Cược của bạn được trả ${after} thay vì ${before}; số dư của bạn đã được cập nhật.`,
  }),
  ms: ({ match, score, before, after }) => ({
    title: `Keputusan telah dibetulkan: ${match}`,
    body: `${score === '' ? 'Perlawanan ini terbatal.' : `Keputusannya kini ${score}.`} Pertaruhan anda dibayar ${after} dan bukan ${before}; baki anda sudah dikemas kini.`,
  }),
  ne: ({ match, score, before, after }) => ({
    title: `नतिजा सच्याइयो: ${match}`,
    body: `${score === '' ? 'खेल रद्द गरियो।' : `नतिजा अब ${score} हो।`} तपाईंको बाजीको भुक्तानी ${before} को सट्टा ${after} भयो; तपाईंको ब्यालेन्स अद्यावधिक छ।`,
  }),
};

/** The message in the player's language, English where we do not speak it; team names in their local form where known. */
export function correctionText(
  language: string,
  bet: {
    homeNames: Readonly<Record<string, string>>;
    awayNames: Readonly<Record<string, string>>;
    homeScore: number | null;
    awayScore: number | null;
    beforeMinor: bigint;
    afterMinor: bigint;
    currency: CurrencyCode;
  },
): CorrectionText {
  const tag = isMessageTag(language) ? language : sourceTag;
  const { money } = createFormat({ tag });
  const name = (names: Readonly<Record<string, string>>): string =>
    names[localeCodeOf(tag)] ?? names[fallbackLocaleCode] ?? '';
  return templates[tag]({
    match: `${name(bet.homeNames)} – ${name(bet.awayNames)}`,
    score: bet.homeScore === null ? '' : `${bet.homeScore}–${bet.awayScore}`,
    before: money(bet.beforeMinor, bet.currency),
    after: money(bet.afterMinor, bet.currency),
  });
}
