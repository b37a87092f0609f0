import type { LocaleCode } from '@pavilion/domain/locales';

export type Texts = Partial<Record<LocaleCode, string>> & { EN: string };

export const texts = (
  EN: string,
  PHP: string,
  CN: string,
  CT: string,
  ESP: string,
  RUS: string,
  VI: string,
  MS: string,
  NE: string,
): Texts => ({ EN, PHP, CN, CT, ESP, RUS, VI, MS, NE });

/** What a slide is made from. */
export interface SlideText {
  theme: string;
  href: string;
  titles: Texts;
}

/** Slides of a site: art direction, where they lead, and the text over them. */
export const startingSlides = [
  {
    theme: 'slots',
    href: '/slots',
    titles: texts(
      'A hundred reels, one lobby',
      'Sandaang reels, iisang lobby',
      '上百款老虎机，一个大厅',
      '上百款老虎機，一個大廳',
      'Cien rodillos, una sola sala',
      'Сотня слотов в одном лобби',
      'Trăm trò quay, một sảnh chơi',
      'Seratus slot, satu lobi',
      'सयौं रिल, एउटै लबी',
    ),
  },
  {
    theme: 'sports',
    href: '/sports',
    titles: texts(
      'Match day, every day',
      'Araw-araw, araw ng laban',
      '每天都是比赛日',
      '每天都是比賽日',
      'Cada día es día de partido',
      'Каждый день — день матча',
      'Ngày nào cũng là ngày thi đấu',
      'Setiap hari hari perlawanan',
      'हरेक दिन खेलको दिन',
    ),
  },
  {
    theme: 'live',
    href: '/casino',
    titles: texts(
      'Take a seat at the live tables',
      'Umupo sa mga live table',
      '真人牌桌，虚位以待',
      '真人牌桌，虛位以待',
      'Toma asiento en las mesas en vivo',
      'Займите место за живым столом',
      'Mời bạn ngồi vào bàn trực tiếp',
      'Ambil tempat di meja langsung',
      'लाइभ टेबलमा बस्नुहोस्',
    ),
  },
  {
    theme: 'treasure',
    href: '/deposit',
    titles: texts(
      'From deposit to kick-off in minutes',
      'Mula deposito hanggang kick-off sa ilang minuto',
      '存款只需几分钟，开赛前就能投注',
      '存款只需幾分鐘，開賽前就能投注',
      'Del depósito al saque inicial en minutos',
      'От депозита до стартового свистка — минуты',
      'Từ nạp tiền đến giờ bóng lăn chỉ vài phút',
      'Daripada deposit ke sepak mula dalam beberapa minit',
      'जम्मादेखि खेल सुरुसम्म केही मिनेटमै',
    ),
  },
] as const;

/** What search engines show under a page of a site: name of the page, name of the site. */
export const seoDescriptions: Record<string, (page: string, site: string) => string> = {
  EN: (page, site) =>
    `${page} at ${site}: games, sports and live tables in one account, fast deposits, help around the clock. 18+. Play responsibly.`,
  PHP: (page, site) =>
    `${page} sa ${site}: mga laro, sports at live table sa iisang account, mabilis na deposito, tulong anumang oras. 18+. Maglaro nang responsable.`,
  CN: (page, site) =>
    `${site}${page}：游戏、体育与真人牌桌尽在一个账户，存款快捷，全天客服。仅限18岁以上，请理性娱乐。`,
  CT: (page, site) =>
    `${site}${page}：遊戲、體育與真人牌桌盡在一個帳戶，存款快捷，全天客服。僅限18歲以上，請理性娛樂。`,
  ESP: (page, site) =>
    `${page} en ${site}: juegos, deportes y mesas en vivo en una sola cuenta, depósitos rápidos y ayuda a cualquier hora. 18+. Juega con responsabilidad.`,
  RUS: (page, site) =>
    `${page} на ${site}: игры, спорт и живые столы в одном аккаунте, быстрые депозиты, круглосуточная поддержка. 18+. Играйте ответственно.`,
  VI: (page, site) =>
    `${page} tại ${site}: trò chơi, thể thao và bàn trực tiếp trong một tài khoản, nạp tiền nhanh, hỗ trợ suốt ngày đêm. 18+. Chơi có trách nhiệm.`,
  MS: (page, site) =>
    `${page} di ${site}: permainan, sukan dan meja langsung dalam satu akaun, deposit pantas, bantuan sepanjang masa. 18+. Bermain secara bertanggungjawab.`,
  NE: (page, site) =>
    `${site} मा ${page}: खेल, खेलकुद र लाइभ टेबल एउटै खातामा, छिटो जम्मा, जुनसुकै बेला सहयोग। १८+। जिम्मेवारीपूर्वक खेल्नुहोस्।`,
};
