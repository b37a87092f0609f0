import type { LocaleCode } from '@pavilion/domain/locales';

export type Texts = Partial<Record<LocaleCode, string>> & { EN: string };

const texts = (
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
export const demoSlides = [
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

export const demoMarquees: readonly Texts[] = [
  texts(
    'Deposits are credited as soon as your bank confirms them.',
    'Papasok ang deposito sa sandaling kumpirmahin ng iyong bangko.',
    '银行确认后，存款立即到账。',
    '銀行確認後，存款立即入帳。',
    'Los depósitos se acreditan en cuanto tu banco los confirma.',
    'Депозиты зачисляются сразу после подтверждения банком.',
    'Tiền nạp được cộng ngay khi ngân hàng xác nhận.',
    'Deposit dikreditkan sebaik sahaja bank anda mengesahkannya.',
    'तपाईंको बैंकले पुष्टि गर्नेबित्तिकै जम्मा रकम खातामा आउँछ।',
  ),
  texts(
    'Football day and night: bets before kick-off and live.',
    'Football araw at gabi: tumaya bago magsimula at live.',
    '足球赛事日夜不停：赛前与滚球均可投注。',
    '足球賽事日夜不停：賽前與滾球均可投注。',
    'Fútbol día y noche: apuestas antes del inicio y en vivo.',
    'Футбол днём и ночью: ставки до начала и в прямом эфире.',
    'Bóng đá cả ngày lẫn đêm: đặt cược trước trận và trực tiếp.',
    'Bola sepak siang dan malam: pertaruhan sebelum sepak mula dan secara langsung.',
    'दिनरात फुटबल: सुरु हुनुअघि र प्रत्यक्ष बाजी।',
  ),
  texts(
    'Play for fun, and stop when it stops being fun.',
    'Maglaro para malibang, huminto kapag hindi na masaya.',
    '娱乐为先，适可而止。',
    '娛樂為先，適可而止。',
    'Juega por diversión y para cuando deje de serlo.',
    'Играйте ради удовольствия и остановитесь, когда оно пропало.',
    'Chơi để vui, dừng khi hết vui.',
    'Main untuk berhibur, berhenti apabila tidak lagi menyeronokkan.',
    'रमाइलोका लागि खेल्नुहोस्, रमाइलो नभए रोकिनुहोस्।',
  ),
];

export const demoAnnouncements = [
  {
    titles: texts(
      'Follow every bet to the end',
      'Subaybayan ang bawat taya hanggang dulo',
      '每一注，从头到尾都看得见',
      '每一注，從頭到尾都看得見',
      'Sigue cada apuesta hasta el final',
      'Следите за каждой ставкой до конца',
      'Theo dõi từng vé cược đến cùng',
      'Ikuti setiap pertaruhan hingga selesai',
      'हरेक बाजी अन्त्यसम्म हेर्नुहोस्',
    ),
    bodies: texts(
      '<p>My bets shows every bet with its odds, its score and each settlement. Filter it by day and state, or download it as CSV.</p>',
      '<p>Makikita sa Mga taya ko ang bawat taya kasama ang odds, iskor at bawat settlement. Salain ayon sa araw at katayuan, o i-download bilang CSV.</p>',
      '<p>“我的投注”列出您的每一注，含赔率、比分和每次结算。可按日期和状态筛选，也可下载为CSV文件。</p>',
      '<p>「我的注單」列出您的每一注，含賠率、比分和每次結算。可按日期和狀態篩選，也可下載為CSV檔案。</p>',
      '<p>Mis apuestas muestra cada apuesta con su cuota, el marcador y todas sus liquidaciones. Fíltralo por día y estado o descárgalo en CSV.</p>',
      '<p>На странице «Мои ставки» видна каждая ваша ставка: коэффициент, счёт и все расчёты. Отберите нужное по дням и состоянию или скачайте в CSV.</p>',
      '<p>Trang Cược của tôi hiện từng vé cược cùng tỷ lệ, tỷ số và mọi lần thanh toán. Hãy lọc theo ngày và trạng thái hoặc tải về dạng CSV.</p>',
      '<p>Pertaruhan saya memaparkan setiap pertaruhan dengan odds, skor dan setiap penyelesaiannya. Tapis mengikut hari dan status, atau muat turun sebagai CSV.</p>',
      '<p>मेरा बाजी पेजमा हरेक बाजीको अड्स, स्कोर र हरेक हिसाब देखिन्छ। दिन र अवस्थाअनुसार छान्नुहोस् वा CSV मा डाउनलोड गर्नुहोस्।</p>',
    ),
    promotion: 'calendar',
    audience: 'players',
  },
  {
    titles: texts(
      'New in the lobby this week',
      'Bago sa lobby ngayong linggo',
      '本周大厅新品',
      '本週大廳新品',
      'Novedades de la semana en la sala',
      'Новинки лобби на этой неделе',
      'Mới ra mắt trong tuần này',
      'Baharu di lobi minggu ini',
      'यो हप्ता लबीमा नयाँ',
    ),
    bodies: texts(
      '<p>Fresh reels, a faster crash game and more live tables have joined the lobby. Look for the mark “New” or sort any category by date.</p>',
      '<p>May mga bagong reels, mas mabilis na crash game at dagdag na live table sa lobby. Hanapin ang markang “Bago” o ayusin ang kategorya ayon sa petsa.</p>',
      '<p>全新老虎机、更快的崩盘游戏和更多真人牌桌已上线。请留意“新”标记，或按日期排序浏览。</p>',
      '<p>全新老虎機、更快的崩盤遊戲和更多真人牌桌已上線。請留意「新」標記，或按日期排序瀏覽。</p>',
      '<p>Han llegado rodillos nuevos, un juego crash más rápido y más mesas en vivo. Busca la marca «Nuevo» u ordena cualquier categoría por fecha.</p>',
      '<p>В лобби появились новые слоты, более быстрая краш-игра и дополнительные живые столы. Ищите отметку «Новое» или сортируйте по дате.</p>',
      '<p>Trò quay mới, trò crash nhanh hơn và thêm bàn trực tiếp đã có mặt. Hãy tìm nhãn “Mới” hoặc sắp xếp theo ngày.</p>',
      '<p>Slot baharu, permainan crash yang lebih pantas dan lebih banyak meja langsung kini di lobi. Cari tanda “Baharu” atau susun ikut tarikh.</p>',
      '<p>नयाँ रिल, छिटो क्र्यास गेम र थप लाइभ टेबल लबीमा थपिएका छन्। “नयाँ” चिन्ह खोज्नुहोस् वा मितिअनुसार मिलाउनुहोस्।</p>',
    ),
    promotion: 'spins',
    audience: 'all',
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
