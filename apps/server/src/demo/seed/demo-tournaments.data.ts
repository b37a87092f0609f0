import type { TournamentSeries } from '@pavilion/domain/tournaments';

/** A tournament of the demo; its prizes are multiples of what is small change in the site's currency. */
export type DemoTournament = Pick<TournamentSeries, 'code' | 'titles' | 'periodMinutes'> & {
  prizeUnits: readonly bigint[];
};

export const demoTournaments: readonly DemoTournament[] = [
  {
    code: 'daily-race',
    periodMinutes: 24 * 60,
    prizeUnits: [50n, 30n, 20n, 10n, 10n, 5n, 5n, 5n, 5n, 5n],
    titles: {
      EN: 'Daily race',
      PHP: 'Araw-araw na karera',
      CN: '每日竞赛',
      CT: '每日競賽',
      ESP: 'Carrera diaria',
      RUS: 'Ежедневная гонка',
      VI: 'Cuộc đua hằng ngày',
      MS: 'Perlumbaan harian',
      NE: 'दैनिक दौड',
    },
  },
  {
    code: 'sprint',
    periodMinutes: 60,
    prizeUnits: [5n, 3n, 2n],
    titles: {
      EN: 'One-hour sprint',
      PHP: 'Isang oras na sprint',
      CN: '一小时冲刺赛',
      CT: '一小時衝刺賽',
      ESP: 'Sprint de una hora',
      RUS: 'Часовой спринт',
      VI: 'Chặng nước rút một giờ',
      MS: 'Pecutan sejam',
      NE: 'एक घण्टे स्प्रिन्ट',
    },
  },
];
