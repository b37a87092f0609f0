import { english, type Texts } from './en-us.ts';
import { spanish } from './es.ts';
import { filipino } from './fil.ts';
import { malay } from './ms.ts';
import { nepali } from './ne.ts';
import { russian } from './ru.ts';
import { vietnamese } from './vi.ts';
import { simplifiedChinese } from './zh-hans.ts';
import { traditionalChinese } from './zh-hant.ts';

const byTag: Readonly<Record<string, Texts>> = {
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

/** The texts of a language, by its whole tag or its first part; English for one we do not speak. */
export function textsOf(language: string): { tag: string; texts: Texts } {
  const asked = language.toLowerCase();
  const tags = Object.keys(byTag);
  const tag =
    tags.find((known) => known.toLowerCase() === asked) ??
    tags.find((known) => known.split('-')[0] === asked.split('-')[0]) ??
    'en-US';
  return { tag, texts: byTag[tag] ?? english };
}
