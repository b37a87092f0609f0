import { fallbackLocaleCode, localeByTag, type LocaleCode } from '@pavilion/domain/locales';

interface WelcomeText {
  title: string;
  body: string;
}
type Template = (values: WelcomeParams) => WelcomeText;

export interface WelcomeParams {
  site: string;
  tokens: number;
}

/** The welcome message by language. */
const templates: Partial<Record<LocaleCode, Template>> = {
  EN: ({ site, tokens }) => ({
    title: `Welcome to ${site}`,
    body: `Thank you for joining us. Here are ${tokens} game tokens to start with: claim them now. Play for fun, ask us for the limits you want, and write to us whenever you need help.`,
  }),
  PHP: ({ site, tokens }) => ({
    title: `Maligayang pagdating sa ${site}`,
    body: `Salamat sa pagsali. Narito ang ${tokens} game token para makapagsimula: kunin na ngayon. Maglaro para malibang, sabihin sa amin ang gusto mong mga limitasyon, at sumulat sa amin kung kailangan mo ng tulong.`,
  }),
  CN: ({ site, tokens }) => ({
    title: `欢迎来到${site}`,
    body: `感谢您的加入。送您${tokens}枚游戏代币作为见面礼：请立即领取。娱乐为主，需要限额时请告诉我们，需要帮助时随时联系我们。`,
  }),
  ESP: ({ site, tokens }) => ({
    title: `Te damos la bienvenida a ${site}`,
    body: `Gracias por unirte. Aquí tienes ${tokens} fichas de juego para empezar: reclámalas ahora. Juega por diversión, pídenos los límites que quieras y escríbenos cuando necesites ayuda.`,
  }),
  RUS: ({ site, tokens }) => ({
    title: `Добро пожаловать на ${site}`,
    body: `Спасибо, что вы с нами. Для начала дарим игровые жетоны — ${tokens} шт.: получите их сейчас. Играйте в удовольствие, просите нас установить нужные лимиты и пишите нам, если понадобится помощь.`,
  }),
  VI: ({ site, tokens }) => ({
    title: `Chào mừng bạn đến với ${site}`,
    body: `Cảm ơn bạn đã tham gia. Tặng bạn ${tokens} xu trò chơi để bắt đầu: hãy nhận ngay. Chơi để giải trí, cho chúng tôi biết giới hạn bạn muốn và liên hệ với chúng tôi khi cần trợ giúp.`,
  }),
  MS: ({ site, tokens }) => ({
    title: `Selamat datang ke ${site}`,
    body: `Terima kasih kerana menyertai kami. Berikut ${tokens} token permainan untuk bermula: tuntut sekarang. Main untuk berhibur, minta had yang anda mahu daripada kami dan hubungi kami apabila perlukan bantuan.`,
  }),
  NE: ({ site, tokens }) => ({
    title: `${site} मा स्वागत छ`,
    body: `हामीसँग जोडिनुभएकोमा धन्यवाद। सुरुआतका लागि ${tokens} वटा गेम टोकन: अहिले नै लिनुहोस्। रमाइलोका लागि खेल्नुहोस्, चाहेको सीमा हामीलाई भन्नुहोस् र सहयोग चाहिँदा हामीलाई लेख्नुहोस्।`,
  }),
  CT: ({ site, tokens }) => ({
    title: `歡迎來到${site}`,
    body: `感謝您的加入。送您${tokens}枚遊戲代幣作為見面禮：請立即領取。娛樂為主，需要限額時請告訴我們，需要協助時隨時聯絡我們。`,
  }),
};

/** The welcome message in a language (BCP 47 tag), else in English. */
export function welcomeText(languageTag: string, values: WelcomeParams): WelcomeText {
  const template = templates[localeByTag(languageTag)?.code ?? fallbackLocaleCode] ?? templates.EN;
  if (!template) throw new Error('the English welcome is missing');
  return template(values);
}
