import type { BrandKind } from './brand-kind.ts';
import { tokens, type DemoItem } from './demo-item.ts';
import { nine } from './nine-languages.ts';

const day = { kind: 'mission', period: 'day', claim_hours: 24 };
const week = { kind: 'mission', period: 'week', claim_hours: 48 };
const once = { kind: 'mission', period: 'once', claim_hours: 720 };
const tables = { filter: { categories: ['livecasino', 'table'] } };
const slots = { filter: { categories: ['slots'] } };
const bets = { categories: ['sportsbook'] };

const casino: readonly DemoItem[] = [
  {
    titles: nine(
      'Explorer | Manlalakbay | 探索者 | 探索者 | Explorador | Исследователь | Nhà thám hiểm | Penjelajah | अन्वेषक',
    ),
    summaries: nine(
      `Try five different games this week. | Subukan ang limang magkakaibang laro ngayong linggo. | 本周体验五款不同的游戏。 | 本週體驗五款不同的遊戲。 |
       Prueba cinco juegos distintos esta semana. | Сыграйте на этой неделе в пять разных игр. | Thử năm trò chơi khác nhau trong tuần này. |
       Cuba lima permainan berbeza minggu ini. | यो हप्ता पाँच फरक खेल खेल्नुहोस्।`,
    ),
    fields: { ...week, code: 'explorer', metric: 'games', target: 5, prize: tokens(30) },
  },
  {
    titles: nine(
      'A seat at the table | Upuan sa mesa | 入席 | 入席 | Un sitio en la mesa | Место за столом | Ghế bên bàn | Tempat di meja | टेबलमा सिट',
    ),
    summaries: nine(
      `Play fifteen rounds at tables or live tables today. | Maglaro ngayong araw ng labinlimang round sa mga mesa o live table. | 今天在牌桌或真人牌桌完成十五局。 |
       今天在牌桌或真人牌桌完成十五局。 | Juega hoy quince rondas en mesas o mesas en vivo. | Сыграйте сегодня пятнадцать раундов за столами или живыми столами. |
       Chơi mười lăm vòng tại bàn chơi hoặc bàn trực tiếp trong hôm nay. | Mainkan lima belas pusingan di meja atau meja langsung hari ini. |
       आज टेबल वा लाइभ टेबलमा पन्ध्र राउन्ड खेल्नुहोस्।`,
    ),
    fields: {
      ...day,
      ...tables,
      code: 'seat-at-the-table',
      metric: 'rounds',
      target: 15,
      prize: tokens(15),
    },
  },
  {
    titles: nine(
      'Tenfold | Sampung ulit | 十倍之喜 | 十倍之喜 | Por diez | В десять раз | Gấp mười | Sepuluh kali ganda | दस गुणा',
    ),
    summaries: nine(
      `Win ten times a stake in one bet. | Manalo ng sampung beses ng taya sa isang taya. | 单注赢得十倍投注额。 | 單注贏得十倍投注額。 | Gana diez veces lo apostado en una sola apuesta. |
       Выиграйте в одной ставке в десять раз больше. | Thắng gấp mười tiền cược trong một lượt. | Menang sepuluh kali taruhan dalam satu pertaruhan. | एउटै बाजीमा दस गुणा जित्नुहोस्।`,
    ),
    fields: {
      ...{ ...once, code: 'tenfold', metric: 'multiplier', target: 10, prize: tokens(50) },
    },
  },
];

const slot: readonly DemoItem[] = [
  {
    titles: nine(
      'Reel walker | Lakbay-reel | 卷轴漫步 | 捲軸漫步 | Paseo por los rodillos | Прогулка по барабанам | Dạo quanh guồng quay | Jelajah gelendong | रिल यात्री',
    ),
    summaries: nine(
      `Play eight different slots this week. | Maglaro ng walong magkakaibang slot ngayong linggo. | 本周畅玩八款不同的老虎机。 | 本週暢玩八款不同的老虎機。 |
       Juega esta semana a ocho tragaperras distintas. | Сыграйте на этой неделе в восемь разных слотов. | Chơi tám slot khác nhau trong tuần này. |
       Mainkan lapan slot berbeza minggu ini. | यो हप्ता आठ फरक स्लट खेल्नुहोस्।`,
    ),
    fields: {
      ...week,
      ...slots,
      code: 'reel-walker',
      metric: 'games',
      target: 8,
      prize: tokens(35),
    },
  },
  {
    titles: nine(
      'Friend of the wheel | Kaibigan ng gulong | 转盘之友 | 轉盤之友 | Amigo de la ruleta | Друг колеса | Bạn của vòng quay | Sahabat roda | पाङ्ग्राको साथी',
    ),
    summaries: nine(
      `Turn the wheel three times this week. | Paikutin ang gulong nang tatlong beses ngayong linggo. | 本周转动转盘三次。 | 本週轉動轉盤三次。 |
       Gira la ruleta tres veces esta semana. | Крутаните колесо три раза на этой неделе. | Quay vòng quay ba lần trong tuần này. |
       Putar roda tiga kali minggu ini. | यो हप्ता पाङ्ग्रा तीन पटक घुमाउनुहोस्।`,
    ),
    fields: { ...week, code: 'friend-of-the-wheel', metric: 'spins', target: 3, prize: tokens(20) },
  },
  {
    titles: nine(
      'Hundredfold | Sandaang ulit | 百倍之喜 | 百倍之喜 | Por cien | В сто раз | Gấp trăm | Seratus kali ganda | सय गुणा',
    ),
    summaries: nine(
      `Win a hundred times a stake in one round of a slot. | Manalo ng sandaang beses ng taya sa isang round ng slot. | 老虎机单局赢得百倍投注额。 | 老虎機單局贏得百倍投注額。 |
       Gana cien veces lo apostado en una sola ronda de tragaperras. | Выиграйте в одном раунде слота в сто раз больше ставки. |
       Thắng gấp trăm tiền cược trong một vòng slot. | Menang seratus kali taruhan dalam satu pusingan slot. | स्लटको एउटै राउन्डमा बाजीको सय गुणा जित्नुहोस्।`,
    ),
    fields: {
      ...once,
      ...slots,
      code: 'hundredfold',
      metric: 'multiplier',
      target: 100,
      prize: tokens(80),
    },
  },
];

const sportsbook: readonly DemoItem[] = [
  {
    titles: nine(
      'Kick-off | Simula ng laban | 开场哨 | 開場哨 | Saque inicial | Стартовый свисток | Khai cuộc | Sepak mula | खेल सुरु',
    ),
    summaries: nine(
      `Have three bets on sports settled today. | Magkaroon ngayong araw ng tatlong tayang sports na may resulta na. | 今天有三笔体育投注结算。 | 今天有三筆體育投注結算。 |
       Consigue que hoy se liquiden tres apuestas deportivas. | Пусть сегодня рассчитаются три ваши ставки на спорт. |
       Có ba cược thể thao được tính kết quả trong hôm nay. | Pastikan tiga pertaruhan sukan diselesaikan hari ini. | आज खेलकुदका तीन बाजीको नतिजा आओस्।`,
    ),
    fields: {
      ...day,
      filter: bets,
      code: 'kick-off',
      metric: 'rounds',
      target: 3,
      prize: tokens(15),
    },
  },
  {
    titles: nine(
      'A bold call | Matapang na hula | 大胆预测 | 大膽預測 | Apuesta valiente | Смелый прогноз | Dự đoán táo bạo | Ramalan berani | साहसी अनुमान',
    ),
    summaries: nine(
      `Win three bets on sports at odds of 2.00 or more this week. | Manalo ngayong linggo ng tatlong tayang sports sa odds na 2.00 pataas. | 本周以 2.00 或以上的赔率赢得三笔体育投注。 |
       本週以 2.00 或以上的賠率贏得三筆體育投注。 | Gana esta semana tres apuestas deportivas con cuota de 2,00 o más. | Выиграйте на этой неделе три ставки на спорт с коэффициентом от 2,00. |
       Thắng ba cược thể thao tỷ lệ từ 2,00 trong tuần này. | Menangi tiga pertaruhan sukan pada odds 2.00 atau lebih minggu ini. | यो हप्ता २.०० वा बढी अड्सका तीन बाजी जित्नुहोस्।`,
    ),
    fields: {
      ...{ ...week, filter: { ...bets, min_odds: '2' }, code: 'bold-call' },
      ...{ metric: 'wins', target: 3, prize: tokens(40) },
    },
  },
  {
    titles: nine(
      'Against the odds | Laban sa odds | 冷门有喜 | 冷門有喜 | Contra todo pronóstico | Вопреки прогнозам | Ngược dòng | Melawan ramalan | सम्भावनाविरुद्ध',
    ),
    summaries: nine(
      `Win five times a stake in one bet on sports. | Manalo ng limang beses ng taya sa isang tayang sports. | 单笔体育投注赢得五倍投注额。 | 單筆體育投注贏得五倍投注額。 |
       Gana cinco veces lo apostado en una sola apuesta deportiva. | Выиграйте одной ставкой на спорт в пять раз больше. | Thắng gấp năm tiền cược trong một cược thể thao. |
       Menang lima kali taruhan dalam satu pertaruhan sukan. | खेलकुदको एउटै बाजीमा पाँच गुणा जित्नुहोस्।`,
    ),
    fields: {
      ...once,
      filter: bets,
      code: 'against-the-odds',
      metric: 'multiplier',
      target: 5,
      prize: tokens(50),
    },
  },
];

/** What a brand sets its players besides what every brand does. */
export const demoBrandMissions: Readonly<Record<BrandKind, readonly DemoItem[]>> = {
  casino,
  slot,
  sportsbook,
};
