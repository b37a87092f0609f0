import { currencies } from '@pavilion/domain/currencies';
import type { JackpotPot } from '@pavilion/domain/jackpots';
import type { DemoSite } from './demo-sites.data.ts';
import { playUnit } from '../../seed/play-unit.ts';

interface DemoJackpot extends Omit<JackpotPot, 'openingMinor'> {
  /** In units people play with on the site. */
  openingUnits: bigint;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
const shareBasisPoints = 50;

const demoJackpots: readonly DemoJackpot[] = [
  {
    code: 'hourly',
    names: {
      EN: 'Hourly jackpot',
      PHP: 'Jackpot kada oras',
      CN: '每小时奖池',
      CT: '每小時彩金',
      ESP: 'Bote de la hora',
      RUS: 'Джекпот часа',
      VI: 'Jackpot hằng giờ',
      MS: 'Jackpot setiap jam',
      NE: 'घण्टाको ज्याकपट',
    },
    shareBasisPoints,
    openingUnits: 5n,
    periodMinutes: hourMinutes,
  },
  {
    code: 'daily',
    names: {
      EN: 'Daily jackpot',
      PHP: 'Jackpot araw-araw',
      CN: '每日奖池',
      CT: '每日彩金',
      ESP: 'Bote del día',
      RUS: 'Джекпот дня',
      VI: 'Jackpot hằng ngày',
      MS: 'Jackpot harian',
      NE: 'दिनको ज्याकपट',
    },
    shareBasisPoints,
    openingUnits: 40n,
    periodMinutes: dayMinutes,
  },
  {
    code: 'weekly',
    names: {
      EN: 'Weekly jackpot',
      PHP: 'Jackpot linggo-linggo',
      CN: '每周奖池',
      CT: '每週彩金',
      ESP: 'Bote de la semana',
      RUS: 'Джекпот недели',
      VI: 'Jackpot hằng tuần',
      MS: 'Jackpot mingguan',
      NE: 'हप्ताको ज्याकपट',
    },
    shareBasisPoints,
    openingUnits: 250n,
    periodMinutes: 7 * dayMinutes,
  },
];

/** The pots of a demo site, with amounts that fit its currency. */
export function demoJackpotsOf(site: Pick<DemoSite, 'currency'>): JackpotPot[] {
  const unitMinor = playUnit(site) * 10n ** BigInt(currencies[site.currency].exponent);
  return demoJackpots.map(({ openingUnits, ...pot }) => ({
    ...pot,
    openingMinor: openingUnits * unitMinor,
  }));
}
