import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { ThemeCode } from '@pavilion/domain/themes';

/** One site of the demo. Together they cover every theme, eleven currencies and every language. */
export interface DemoSite {
  externalId: string;
  name: string;
  themeCode: ThemeCode;
  colour: string;
  currency: CurrencyCode;
  country: string;
  languages: readonly LocaleCode[];
  domains: readonly string[];
  /** Mobile number of the demo player, E.164. */
  phone: string;
  hasChat?: boolean;
  isInMaintenance?: boolean;
}

const phones: Readonly<Record<string, string>> = {
  PH: '+639171234567',
  US: '+12015550123',
  ES: '+34612345678',
  DE: '+4915123456789',
  MT: '+35696961234',
  CN: '+8613912345678',
  TW: '+886912345678',
  VN: '+84912345678',
  ID: '+62812345678',
  JP: '+819012345678',
  MY: '+60123456789',
  NP: '+9779841234567',
  RU: '+79161234567',
};

/** Sites that already have the number of a country, by that number. */
const sitesWithNumber = new Map<string, number>();

/** A number of its own for each demo player, or one hour's codes of a country would be shared by all its sites. */
function ownNumber(country: string): string {
  const number = phones[country] ?? '';
  const before = sitesWithNumber.get(number) ?? 0;
  sitesWithNumber.set(number, before + 1);
  return before === 0 ? number : number.slice(0, -4) + String(20 + before) + number.slice(-2);
}

const row = (
  themeCode: ThemeCode,
  colour: string,
  name: string,
  money: [CurrencyCode, string],
  languages: readonly LocaleCode[],
  more: Partial<DemoSite> = {},
): DemoSite => ({
  externalId: themeCode,
  name,
  themeCode,
  colour,
  currency: money[0],
  country: money[1],
  languages,
  domains: [`${themeCode}.localhost`],
  phone: ownNumber(money[1]),
  ...more,
});

export const demoSites: readonly DemoSite[] = [
  row(
    'casino1',
    'gold',
    'Pavilion',
    ['PHP', 'PH'],
    ['EN', 'PHP', 'CN', 'ESP', 'RUS', 'VI', 'MS', 'NE', 'CT'],
    {
      externalId: 'pavilion',
      domains: ['localhost', 'pavilion.localhost', '127.0.0.1', '[::1]'],
      hasChat: true,
    },
  ),
  row('casino1', 'gold', 'Aurelia', ['PHP', 'PH'], ['EN', 'PHP', 'CN'], { hasChat: true }),
  row('casino2', 'ivory', 'Salon Blanc', ['EUR', 'ES'], ['ESP', 'EN']),
  row('slot1', 'cherry', 'Candyreel', ['PHP', 'PH'], ['PHP', 'EN']),
  row('slot2', 'crimson', 'Lantern Temple', ['CNY', 'CN'], ['CN', 'CT', 'EN'], { hasChat: true }),
  row('slot3', 'nebula', 'Nebula Spins', ['USD', 'US'], ['EN', 'ESP']),
  row('slot4', 'cyan', 'Neon Alley', ['VND', 'VN'], ['VI', 'EN']),
  row('casino3', 'velvet', 'Velvet Lounge', ['EUR', 'DE'], ['EN', 'ESP', 'RUS']),
  row('sportsbook1', 'green', 'Turfline', ['EUR', 'MT'], ['EN', 'ESP', 'PHP'], { hasChat: true }),
  row('casino4', 'deco', 'Deco Club', ['USD', 'US'], ['EN', 'RUS']),
  row('slot5', 'pop', 'Popreel', ['MYR', 'MY'], ['MS', 'EN', 'CN']),
  row('casino5', 'indigo', 'Monoline', ['RUB', 'RU'], ['RUS', 'EN']),
  row('slot6', 'lagoon', 'Lagoon Slots', ['IDR', 'ID'], ['IDR', 'EN', 'MS']),
  row('slot7', 'fiesta', 'Fiesta Spin', ['PHP', 'PH'], ['PHP', 'EN', 'ESP']),
  row('slot8', 'arcade', 'Bitcade', ['JPY', 'JP'], ['EN', 'CT']),
  row('casino6', 'studio', 'Studio Live', ['MYR', 'MY'], ['EN', 'MS', 'CN']),
  row('casino7', 'marble', 'Marble Palace', ['USD', 'TW'], ['CT', 'CN', 'EN']),
  row('casino8', 'paper', 'Papertrail', ['EUR', 'DE'], ['EN', 'ESP', 'MNT']),
  row('slot9', 'jungle', 'Jungle Drum', ['NPR', 'NP'], ['NE', 'EN']),
  row('casino9', 'slate', 'Ledger Lounge', ['USDT', 'MT'], ['EN', 'RUS', 'CN']),
  row('sportsbook2', 'pitch', 'Floodlight', ['MYR', 'MY'], ['MS', 'EN']),
  row('sportsbook3', 'press', 'The Back Page', ['EUR', 'ES'], ['EN', 'ESP']),
  row('sportsbook4', 'terminal', 'Tickerbet', ['USDT', 'MT'], ['EN', 'VI', 'MMK']),
  row('casino1', 'sapphire', 'Brass Quay', ['USD', 'US'], ['EN', 'ESP'], {
    externalId: 'maintenance',
    domains: ['maintenance.localhost'],
    hasChat: true,
    isInMaintenance: true,
  }),
];
