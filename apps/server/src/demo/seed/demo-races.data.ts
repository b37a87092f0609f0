import { categoryCodes, type CategoryCode } from '@pavilion/domain/categories';
import type { BrandKind } from './brand-kind.ts';
import { cash, type DemoItem } from './demo-item.ts';
import { nine } from './nine-languages.ts';

const daily = { kind: 'race', repeat: 'day', freeze_minutes: 5 };
const weekly = { kind: 'race', repeat: 'week', freeze_minutes: 30 };
const half = 5_000;
const tenth = 1_000;

const prizes = (...units: number[]) =>
  units.map((amount, at) => ({ from: at + 1, to: at + 1, prize: cash(amount) }));

/** Every category but one counts so much; what has no weight counts in full. */
const weightsBut = (full: CategoryCode, weight_bp: number) =>
  categoryCodes
    .filter((category) => category !== full)
    .map((category) => ({ category, weight_bp }));

const dayPrizes: Readonly<Record<BrandKind, ReturnType<typeof prizes>>> = {
  casino: prizes(20, 10, 5, 2, 2),
  slot: prizes(15, 10, 5, 3, 2, 2, 1, 1, 1, 1),
  sportsbook: prizes(25, 10, 5),
};

/** The race every brand holds, so that one runs at any time; what it pays is the brand's own. */
export const raceOfTheDay = (kind: BrandKind): DemoItem => ({
  titles: nine(
    'Race of the day | Karera ng araw | 今日竞赛 | 今日競賽 | Carrera del día | Гонка дня | Cuộc đua trong ngày | Perlumbaan hari ini | दिनको दौड',
  ),
  summaries: nine(
    `The day's stakes decide. | Ang mga taya ng araw ang magpapasya. | 以当日投注额定名次。 | 以當日投注額定名次。 | Deciden las apuestas del día. | Решают ставки за день. |
       Tiền cược trong ngày quyết định. | Pertaruhan sehari menentukan. | दिनभरको बाजीले निर्णय गर्छ।`,
  ),
  fields: {
    ...{ ...daily, code: 'race-of-the-day', metric: 'turnover', entry: 'auto' },
    prizes: dayPrizes[kind],
  },
});

const highestFlight: DemoItem = {
  titles: nine(
    'Highest flight | Pinakamataas na lipad | 最高倍数赛 | 最高倍數賽 | El vuelo más alto | Высший полёт | Cánh bay cao nhất | Terbang tertinggi | सबैभन्दा अग्लो उडान',
  ),
  summaries: nine(
    `The highest single win of the week decides. Join to take part. | Ang pinakamataas na panalo sa isang taya ngayong linggo ang magpapasya. Sumali para makasama. |
       本周单注最高倍数决定名次，报名后参赛。 | 本週單注最高倍數決定名次，報名後參賽。 | Decide la mayor ganancia de una apuesta en la semana. Únete para participar. |
       Решает самый большой множитель недели. Вступите, чтобы участвовать. | Hệ số thắng cao nhất trong tuần quyết định. Hãy tham gia để dự thi. |
       Gandaan kemenangan tertinggi minggu ini menentukan. Sertai untuk mengambil bahagian. | हप्ताको उच्चतम गुणकले निर्णय गर्छ। भाग लिन सामेल हुनुहोस्।`,
  ),
  fields: {
    ...{ ...weekly, code: 'highest-flight', metric: 'multiplier', entry: 'join' },
    prizes: prizes(50, 25, 10),
  },
};

const casino: readonly DemoItem[] = [
  highestFlight,
  {
    titles: nine(
      'The high table | Ang mataas na mesa | 上座 | 上座 | La mesa alta | Высокий стол | Bàn thượng khách | Meja utama | उच्च टेबल',
    ),
    summaries: nine(
      `What you win at tables and live tables, less your stakes, decides the week. Join to take part. |
       Ang panalo mo sa mga mesa at live table, bawas ang taya, ang magpapasya sa linggo. Sumali para makasama. |
       本周以牌桌与真人牌桌的净赢额定名次，报名后参赛。 | 本週以牌桌與真人牌桌的淨贏額定名次，報名後參賽。 |
       Decide lo ganado en la semana en mesas y mesas en vivo, menos lo apostado. Únete para participar. |
       Решает чистый выигрыш недели за столами и живыми столами. Вступите, чтобы участвовать. |
       Tiền thắng ròng trong tuần tại bàn chơi và bàn trực tiếp quyết định. Hãy tham gia để dự thi. |
       Kemenangan bersih minggu ini di meja dan meja langsung menentukan. Sertai untuk mengambil bahagian. |
       हप्ताभर टेबल र लाइभ टेबलको खुद जितले निर्णय गर्छ। भाग लिन सामेल हुनुहोस्।`,
    ),
    fields: {
      ...{ ...weekly, code: 'high-table', metric: 'net_win', entry: 'join' },
      filter: { categories: ['livecasino', 'table'] },
      prizes: prizes(40, 20, 10, 5),
    },
  },
  {
    titles: nine(
      'League of the house | Liga ng bahay | 本站联赛 | 本站聯賽 | La liga de la casa | Лига дома | Giải đấu nhà cái | Liga rumah | घरको लिग',
    ),
    summaries: nine(
      `Every stake of the week earns points: tables in full, slots a half. | Bawat taya sa linggo ay may puntos: buo sa mga mesa, kalahati sa slots. |
       本周每笔投注都有积分：牌桌全额，老虎机减半。 | 本週每筆投注都有積分：牌桌全額，老虎機減半。 |
       Cada apuesta de la semana da puntos: las mesas enteros, las tragaperras la mitad. | Каждая ставка недели даёт очки: столы — полностью, слоты — половину. |
       Mỗi tiền cược trong tuần đều có điểm: bàn chơi tính đủ, slot tính một nửa. | Setiap pertaruhan minggu ini memberi mata: meja penuh, slot separuh. |
       हप्ताको हरेक बाजीले अंक दिन्छ: टेबल पूरा, स्लट आधा।`,
    ),
    fields: {
      ...{ ...weekly, code: 'league-of-the-house', metric: 'points', entry: 'auto' },
      weights: [{ category: 'slots', weight_bp: half }],
      prizes: prizes(30, 20, 10, 5, 5),
    },
  },
];

const slot: readonly DemoItem[] = [
  {
    titles: nine(
      'Reel league | Liga ng reels | 卷轴联赛 | 捲軸聯賽 | La liga de los rodillos | Лига барабанов | Giải đấu guồng quay | Liga gelendong | रिल लिग',
    ),
    summaries: nine(
      `Every stake of the day earns points: slots in full, other games a tenth. Join to take part. |
       Bawat taya sa araw ay may puntos: buo sa slots, ikasampu sa ibang laro. Sumali para makasama. |
       当日每笔投注都有积分：老虎机全额，其他游戏一成，报名后参赛。 | 當日每筆投注都有積分：老虎機全額，其他遊戲一成，報名後參賽。 |
       Cada apuesta del día da puntos: las tragaperras enteros, los demás juegos una décima parte. Únete para participar. |
       Каждая ставка дня даёт очки: слоты — полностью, другие игры — десятую часть. Вступите, чтобы участвовать. |
       Mỗi tiền cược trong ngày đều có điểm: slot tính đủ, trò khác một phần mười. Hãy tham gia để dự thi. |
       Setiap pertaruhan hari ini memberi mata: slot penuh, permainan lain sepersepuluh. Sertai untuk mengambil bahagian. |
       दिनको हरेक बाजीले अंक दिन्छ: स्लट पूरा, अरू खेल दशांश। भाग लिन सामेल हुनुहोस्।`,
    ),
    fields: {
      ...{ ...daily, code: 'reel-league', metric: 'points', entry: 'join' },
      weights: weightsBut('slots', tenth),
      prizes: prizes(15, 10, 5, 3, 2),
    },
  },
  {
    titles: nine(
      'Lucky reels | Masuwerteng reels | 幸运卷轴 | 幸運捲軸 | Rodillos con suerte | Счастливые барабаны | Guồng quay may mắn | Gelendong bertuah | भाग्यमानी रिल',
    ),
    summaries: nine(
      `What you win at slots, less your stakes, decides the week. Join to take part. | Ang panalo mo sa slots, bawas ang taya, ang magpapasya sa linggo. Sumali para makasama. |
       本周以老虎机净赢额定名次，报名后参赛。 | 本週以老虎機淨贏額定名次，報名後參賽。 | Decide lo ganado en la semana en tragaperras, menos lo apostado. Únete para participar. |
       Решает чистый выигрыш недели в слотах. Вступите, чтобы участвовать. | Tiền thắng ròng trong tuần ở slot quyết định. Hãy tham gia để dự thi. |
       Kemenangan bersih minggu ini di slot menentukan. Sertai untuk mengambil bahagian. | हप्ताभर स्लटको खुद जितले निर्णय गर्छ। भाग लिन सामेल हुनुहोस्।`,
    ),
    fields: {
      ...{ ...weekly, code: 'lucky-reels', metric: 'net_win', entry: 'join' },
      filter: { categories: ['slots'] },
      prizes: prizes(60, 20, 10),
    },
  },
  highestFlight,
];

const sportsbook: readonly DemoItem[] = [
  {
    titles: nine(
      'Sharp eye | Matalas na mata | 慧眼 | 慧眼 | Buen ojo | Острый глаз | Mắt tinh | Mata tajam | तीखो नजर',
    ),
    summaries: nine(
      `What you win on sports at odds of 1.50 or more, less your stakes, decides the week. Join to take part. |
       Ang panalo mo sa sports sa odds na 1.50 pataas, bawas ang taya, ang magpapasya sa linggo. Sumali para makasama. |
       本周以赔率 1.50 或以上体育投注的净赢额定名次，报名后参赛。 | 本週以賠率 1.50 或以上體育投注的淨贏額定名次，報名後參賽。 |
       Decide lo ganado en la semana en deportes con cuota de 1,50 o más, menos lo apostado. Únete para participar. |
       Решает чистый выигрыш недели на спорте с коэффициентом от 1,50. Вступите, чтобы участвовать. |
       Tiền thắng ròng trong tuần từ cược thể thao tỷ lệ từ 1,50 quyết định. Hãy tham gia để dự thi. |
       Kemenangan bersih sukan minggu ini pada odds 1.50 atau lebih menentukan. Sertai untuk mengambil bahagian. |
       हप्ताभर १.५० वा बढी अड्सका खेलकुद बाजीको खुद जितले निर्णय गर्छ। भाग लिन सामेल हुनुहोस्।`,
    ),
    fields: {
      ...{ ...weekly, code: 'sharp-eye', metric: 'net_win', entry: 'join' },
      filter: { categories: ['sportsbook'], min_odds: '1.5' },
      prizes: prizes(50, 30, 15, 5),
    },
  },
  {
    titles: nine(
      'The long shot | Ang malayong tira | 冷门王 | 冷門王 | El tiro lejano | Дальний выстрел | Cú sút xa | Tembakan jauh | टाढाको निशाना',
    ),
    summaries: nine(
      `The highest odds won in a bet on sports this week decide. Join to take part. | Ang pinakamataas na odds na naipanalo sa sports ngayong linggo ang magpapasya. Sumali para makasama. |
       本周以赢得的最高体育赔率定名次，报名后参赛。 | 本週以贏得的最高體育賠率定名次，報名後參賽。 | Decide la cuota deportiva más alta ganada en la semana. Únete para participar. |
       Решает самый высокий выигравший коэффициент недели на спорте. Вступите, чтобы участвовать. | Tỷ lệ thắng cao nhất của cược thể thao trong tuần quyết định. Hãy tham gia để dự thi. |
       Odds tertinggi yang dimenangi dalam sukan minggu ini menentukan. Sertai untuk mengambil bahagian. | हप्ताको जितेको उच्चतम खेलकुद अड्सले निर्णय गर्छ। भाग लिन सामेल हुनुहोस्।`,
    ),
    fields: {
      ...{ ...weekly, code: 'long-shot', metric: 'multiplier', entry: 'join' },
      filter: { categories: ['sportsbook'] },
      prizes: prizes(40, 20, 10),
    },
  },
  {
    titles: nine(
      'Match-day league | Liga ng araw ng laban | 比赛日联赛 | 比賽日聯賽 | La liga de los partidos | Лига игровых дней | Giải đấu ngày thi đấu | Liga hari perlawanan | खेल दिनको लिग',
    ),
    summaries: nine(
      `Every stake of the week earns points: sports in full, other games a tenth. | Bawat taya sa linggo ay may puntos: buo sa sports, ikasampu sa ibang laro. |
       本周每笔投注都有积分：体育全额，其他游戏一成。 | 本週每筆投注都有積分：體育全額，其他遊戲一成。 |
       Cada apuesta de la semana da puntos: los deportes enteros, los demás juegos una décima parte. |
       Каждая ставка недели даёт очки: спорт — полностью, другие игры — десятую часть. | Mỗi tiền cược trong tuần đều có điểm: thể thao tính đủ, trò khác một phần mười. |
       Setiap pertaruhan minggu ini memberi mata: sukan penuh, permainan lain sepersepuluh. | हप्ताको हरेक बाजीले अंक दिन्छ: खेलकुद पूरा, अरू खेल दशांश।`,
    ),
    fields: {
      ...{ ...weekly, code: 'match-day-league', metric: 'points', entry: 'auto' },
      weights: weightsBut('sportsbook', tenth),
      prizes: prizes(25, 15, 10, 5, 5),
    },
  },
];

/** Second races, which the brands of a kind take in turn. */
export const demoSecondRaces: Readonly<Record<BrandKind, readonly DemoItem[]>> = {
  casino,
  slot,
  sportsbook,
};
