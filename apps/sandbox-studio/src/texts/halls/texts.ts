import { english, type HallTexts } from './en-us.ts';
import { spanish } from './es.ts';
import { filipino } from './fil.ts';
import { malay } from './ms.ts';
import { nepali } from './ne.ts';
import { russian } from './ru.ts';
import { vietnamese } from './vi.ts';
import { simplifiedChinese } from './zh-hans.ts';
import { traditionalChinese } from './zh-hant.ts';

const byTag: Readonly<Record<string, HallTexts>> = {
  'en-US': english,
  fil: filipino,
  'zh-Hans': simplifiedChinese,
  es: spanish,
  ru: russian,
  vi: vietnamese,
  ms: malay,
  ne: nepali,
  'zh-Hant': traditionalChinese,
};

/** Words of tables, cards and draws by a tag that `textsOf` gave. */
export const hallTextsOf = (tag: string): HallTexts => byTag[tag] ?? english;
