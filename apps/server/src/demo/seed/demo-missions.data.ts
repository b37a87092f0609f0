import { cash, tokens, type DemoItem } from './demo-item.ts';
import { nine } from './nine-languages.ts';

const day = { kind: 'mission', period: 'day', claim_hours: 24 };
const week = { kind: 'mission', period: 'week', claim_hours: 48 };
const step = { kind: 'mission', period: 'season', season: 'grand-tour', claim_hours: 168 };

/** What every brand of the demo sets its players. */
export const demoMissions: readonly DemoItem[] = [
  {
    titles: nine(
      'Warm-up | Pampainit | 热身 | 熱身 | Calentamiento | Разминка | Khởi động | Memanaskan badan | तयारी',
    ),
    summaries: nine(
      `Play twenty bets or rounds today. | Maglaro ng dalawampung taya o round ngayong araw. | 今天完成二十次投注或对局。 | 今天完成二十次投注或對局。 |
       Juega hoy veinte apuestas o rondas. | Сделайте сегодня двадцать ставок или раундов. | Chơi hai mươi lượt cược hoặc vòng trong hôm nay. |
       Mainkan dua puluh pertaruhan atau pusingan hari ini. | आज बीस बाजी वा राउन्ड खेल्नुहोस्।`,
    ),
    fields: { ...day, code: 'warm-up', metric: 'rounds', target: 20, prize: tokens(10) },
  },
  {
    titles: nine(
      'Full steam | Todo-todo | 全速前进 | 全速前進 | A todo vapor | Полный ход | Hết tốc lực | Kelajuan penuh | पूरा गति',
    ),
    summaries: nine(
      `After the warm-up: put your stakes together to the target. | Pagkatapos ng pampainit: abutin ang target sa kabuuang taya. | 完成热身后，累计投注达到目标。 |
       完成熱身後，累計投注達到目標。 | Tras el calentamiento: suma apuestas hasta el objetivo. | После разминки: наберите нужную сумму ставок. |
       Sau phần khởi động: cộng dồn tiền cược đến mục tiêu. | Selepas memanaskan badan: kumpul pertaruhan hingga sasaran. | तयारीपछि: बाजी जोडेर लक्ष्य पुर्‍याउनुहोस्।`,
    ),
    fields: {
      ...{ ...day, code: 'full-steam', metric: 'turnover', units: 20 },
      ...{ requires: ['warm-up'], prize: cash(1) },
    },
  },
  {
    titles: nine(
      'Regular guest | Suki | 常客 | 常客 | Cliente habitual | Постоянный гость | Khách quen | Tetamu tetap | नियमित पाहुना',
    ),
    summaries: nine(
      `Play on four days of this week. | Maglaro sa apat na araw ngayong linggo. | 本周有四天参与游戏。 | 本週有四天參與遊戲。 | Juega cuatro días de esta semana. |
       Играйте четыре дня на этой неделе. | Chơi bốn ngày trong tuần này. | Bermain empat hari minggu ini. | यो हप्ता चार दिन खेल्नुहोस्।`,
    ),
    fields: { ...week, code: 'regular-guest', metric: 'days', target: 4, prize: cash(2) },
  },
  {
    titles: nine(
      'The grand tour | Ang dakilang paglalakbay | 环游之旅 | 環遊之旅 | La gran vuelta | Большое турне | Hành trình lớn | Jelajah agung | ठूलो यात्रा',
    ),
    summaries: nine(
      `First stage: ten bets or rounds. | Unang yugto: sampung taya o round. | 第一站：十次投注或对局。 | 第一站：十次投注或對局。 | Primera etapa: diez apuestas o rondas. |
       Первый этап: десять ставок или раундов. | Chặng một: mười lượt cược hoặc vòng. | Peringkat pertama: sepuluh pertaruhan atau pusingan. | पहिलो चरण: दस बाजी वा राउन्ड।`,
    ),
    fields: {
      ...{ ...step, code: 'tour-one', metric: 'rounds', target: 10 },
      ...{ season_points: 30, prize: tokens(10) },
    },
  },
  {
    titles: nine(
      'Second stage | Ikalawang yugto | 第二站 | 第二站 | Segunda etapa | Второй этап | Chặng hai | Peringkat kedua | दोस्रो चरण',
    ),
    summaries: nine(
      `Win twenty-five bets or rounds. | Manalo sa dalawampu't limang taya o round. | 赢得二十五次投注或对局。 | 贏得二十五次投注或對局。 | Gana veinticinco apuestas o rondas. |
       Выиграйте двадцать пять ставок или раундов. | Thắng hai mươi lăm lượt cược hoặc vòng. | Menangi dua puluh lima pertaruhan atau pusingan. | पच्चीस बाजी वा राउन्ड जित्नुहोस्।`,
    ),
    fields: {
      ...{ ...step, code: 'tour-two', metric: 'wins', target: 25, requires: ['tour-one'] },
      ...{ season_points: 60, prize: tokens(25) },
    },
  },
  {
    titles: nine(
      'Last stage | Huling yugto | 终点站 | 終點站 | Última etapa | Последний этап | Chặng cuối | Peringkat akhir | अन्तिम चरण',
    ),
    summaries: nine(
      `Put your stakes together to the target. | Abutin ang target sa kabuuang taya. | 累计投注达到目标。 | 累計投注達到目標。 | Suma apuestas hasta el objetivo. |
       Наберите нужную сумму ставок. | Cộng dồn tiền cược đến mục tiêu. | Kumpul pertaruhan hingga sasaran. | बाजी जोडेर लक्ष्य पुर्‍याउनुहोस्।`,
    ),
    fields: {
      ...{ ...step, code: 'tour-three', metric: 'turnover', units: 100, requires: ['tour-two'] },
      ...{ season_points: 100, prize: cash(5) },
    },
  },
];
