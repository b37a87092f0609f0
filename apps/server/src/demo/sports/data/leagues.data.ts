import type { NameInScripts } from '@pavilion/domain/simulation';
import type { Sport } from '@pavilion/sports';
import type { nicknames } from './nicknames.data.ts';

/** Who plays: clubs of a country's invented towns, players by themselves, or teams without a town. */
export type Sides =
  | { of: 'clubs'; nicknames: readonly (keyof typeof nicknames)[] }
  | { of: 'men' | 'women'; from: number }
  | { of: 'teams' };

export interface SportLeagueData {
  code: string;
  sport: Sport;
  /** ISO 3166 code of the country it is set in; of clubs also where they come from. */
  country: string;
  name: NameInScripts;
  sides: Sides;
  /** Left out: everybody meets everybody, twice. A knock-out has one court. */
  format?: 'knock-out';
  /** Matches that begin together. */
  courts: number;
  /** Minutes from one beginning to the next: longer than any match of the league. */
  slotMinutes: number;
  /** How many times faster than in life it is played; an express league's more than once. */
  speed: number;
}

const clubs = (...list: (keyof typeof nicknames)[]): Sides => ({ of: 'clubs', nicknames: list });

/** The leagues and tours of the demo beside football: what is played at once follows from courts, slots and lengths. */
export const sportLeagueData: readonly SportLeagueData[] = [
  {
    code: 'tennis-express',
    sport: 'tennis',
    country: 'ES',
    name: ['Meseta Open', 'Месета Опен', '梅塞塔公开赛', '梅塞塔公開賽', 'मेसेटा ओपन'],
    sides: { of: 'men', from: 0 },
    format: 'knock-out',
    courts: 1,
    slotMinutes: 12,
    speed: 15,
  },
  {
    code: 'adria-cup',
    sport: 'tennis',
    country: 'IT',
    name: ['Adria Cup', 'Кубок Адрии', '亚得里亚杯', '亞得里亞盃', 'एड्रिया कप'],
    sides: { of: 'women', from: 12 },
    courts: 3,
    slotMinutes: 176,
    speed: 1,
  },
  {
    code: 'crown-lawns',
    sport: 'tennis',
    country: 'GB',
    name: ['Crown Lawns', 'Краун Лонс', '皇冠草地赛', '皇冠草地賽', 'क्राउन लन्स'],
    sides: { of: 'men', from: 12 },
    courts: 3,
    slotMinutes: 176,
    speed: 1,
  },
  {
    code: 'basket-express',
    sport: 'basketball',
    country: 'JP',
    name: ['Hinode Hoops', 'Хинодэ Хупс', '日出篮球', '日出籃球', 'हिनोदे हुप्स'],
    sides: clubs('hawks', 'lynx', 'storm', 'comets', 'foxes'),
    courts: 1,
    slotMinutes: 10,
    speed: 15,
  },
  {
    code: 'basket-kapuluan',
    sport: 'basketball',
    country: 'PH',
    name: [
      'Kapuluan Basketball',
      'Баскетбол Капулуан',
      '群岛篮球联赛',
      '群島籃球聯賽',
      'कापुलुआन बास्केटबल',
    ],
    sides: clubs('titans', 'herons', 'sparks', 'anchors', 'storm'),
    courts: 2,
    slotMinutes: 140,
    speed: 1,
  },
  {
    code: 'basket-meseta',
    sport: 'basketball',
    country: 'ES',
    name: ['Liga Canasta', 'Лига Канаста', '篮筐联赛', '籃筐聯賽', 'लिगा कानास्ता'],
    sides: clubs('lynx', 'comets', 'bears', 'hawks', 'titans'),
    courts: 1,
    slotMinutes: 145,
    speed: 1,
  },
  {
    code: 'hockey-express',
    sport: 'ice-hockey',
    country: 'GB',
    name: ['Crown Ice', 'Краун Айс', '皇冠冰球', '皇冠冰球', 'क्राउन आइस'],
    sides: clubs('bears', 'foxes', 'storm', 'hawks', 'anchors'),
    courts: 1,
    slotMinutes: 12,
    speed: 15,
  },
  {
    code: 'eisliga-rhein',
    sport: 'ice-hockey',
    country: 'DE',
    name: ['Eisliga Rhein', 'Айслига Райн', '莱茵冰球联赛', '萊茵冰球聯賽', 'आइसलिगा राइन'],
    sides: clubs('bears', 'lynx', 'titans', 'storm', 'comets'),
    courts: 2,
    slotMinutes: 160,
    speed: 1,
  },
  {
    code: 'volei-litoral',
    sport: 'volleyball',
    country: 'BR',
    name: ['Vôlei Litoral', 'Волей Литорал', '海岸排球联赛', '海岸排球聯賽', 'भोलेइ लिटोरल'],
    sides: clubs('herons', 'storm', 'sparks', 'anchors', 'comets'),
    courts: 2,
    slotMinutes: 150,
    speed: 1,
  },
  {
    code: 'volley-adriatica',
    sport: 'volleyball',
    country: 'IT',
    name: [
      'Volley Adriatica',
      'Воллей Адриатика',
      '亚得里亚排球联赛',
      '亞得里亞排球聯賽',
      'भोली एड्रियाटिका',
    ],
    sides: clubs('sparks', 'lynx', 'herons', 'comets', 'foxes'),
    courts: 1,
    slotMinutes: 145,
    speed: 1,
  },
  {
    code: 'table-express',
    sport: 'table-tennis',
    country: 'DE',
    name: [
      'Rhein Table Series',
      'Рейнская серия',
      '莱茵乒乓系列赛',
      '萊茵乒乓系列賽',
      'राइन टेबल शृङ्खला',
    ],
    sides: { of: 'men', from: 4 },
    courts: 1,
    slotMinutes: 9,
    speed: 6,
  },
  {
    code: 'takkyu-cup',
    sport: 'table-tennis',
    country: 'JP',
    name: ['Hinode Takkyu Cup', 'Кубок Хинодэ Таккю', '日出乒乓杯', '日出乒乓盃', 'हिनोदे ताक्यु कप'],
    sides: { of: 'women', from: 0 },
    courts: 2,
    slotMinutes: 45,
    speed: 1,
  },
  {
    code: 'yakyu-hinode',
    sport: 'baseball',
    country: 'JP',
    name: ['Yakyu Hinode', 'Якю Хинодэ', '日出棒球联赛', '日出棒球聯賽', 'याक्यु हिनोदे'],
    sides: clubs('comets', 'hawks', 'anchors', 'foxes', 'herons'),
    courts: 2,
    slotMinutes: 190,
    speed: 1,
  },
  {
    code: 'gridiron-crown',
    sport: 'american-football',
    country: 'GB',
    name: [
      'Crown Gridiron',
      'Краун Гридайрон',
      '皇冠橄榄球联赛',
      '皇冠美式足球聯賽',
      'क्राउन ग्रिडआइरन',
    ],
    sides: clubs('titans', 'storm', 'bears', 'hawks', 'lynx'),
    courts: 1,
    slotMinutes: 240,
    speed: 1,
  },
  {
    code: 'crown-twenty',
    sport: 'cricket',
    country: 'GB',
    name: ['Crown Twenty', 'Краун Твенти', '皇冠二十轮', '皇冠二十輪', 'क्राउन ट्वान्टी'],
    sides: clubs('herons', 'sparks', 'foxes', 'comets', 'anchors'),
    courts: 1,
    slotMinutes: 215,
    speed: 1,
  },
  {
    code: 'arena-circuit',
    sport: 'e-sports',
    country: 'VN',
    name: ['Arena Circuit', 'Арена Сёркит', '竞技场巡回赛', '競技場巡迴賽', 'एरिना सर्किट'],
    sides: { of: 'teams' },
    courts: 2,
    slotMinutes: 180,
    speed: 1,
  },
  {
    code: 'arena-express',
    sport: 'e-sports',
    country: 'PH',
    name: ['Arena Sprint', 'Арена Спринт', '竞技场冲刺赛', '競技場衝刺賽', 'एरिना स्प्रिन्ट'],
    sides: { of: 'teams' },
    format: 'knock-out',
    courts: 1,
    slotMinutes: 14,
    speed: 15,
  },
];
