import type { LocaleCode } from '@pavilion/domain/locales';
import type { CmsPages } from './cms-pages.ts';
import { simplifiedChinesePages } from './cn.data.ts';
import { traditionalChinesePages } from './ct.data.ts';
import { englishPages } from './en.data.ts';
import { spanishPages } from './esp.data.ts';
import { malayPages } from './ms.data.ts';
import { nepaliPages } from './ne.data.ts';
import { filipinoPages } from './php.data.ts';
import { russianPages } from './rus.data.ts';
import { vietnamesePages } from './vi.data.ts';

export type { CmsPages, CmsValues } from './cms-pages.ts';
export { englishPages };

/** The pages of text by language; English where a language has none. */
export const cmsPagesByLocale: Partial<Record<LocaleCode, CmsPages>> = {
  EN: englishPages,
  PHP: filipinoPages,
  CN: simplifiedChinesePages,
  CT: traditionalChinesePages,
  ESP: spanishPages,
  RUS: russianPages,
  VI: vietnamesePages,
  MS: malayPages,
  NE: nepaliPages,
};
