import type { LocaleCode } from '@pavilion/domain/locales';
import type { CmsPageName } from '../modules/content/index.ts';
import type { CmsValues } from './cms-en.data.ts';

/** The pages of text in the languages of the sites; a language without them shows the English ones. */
export const localPages: Partial<Record<LocaleCode, Record<CmsPageName, (values: CmsValues) => string>>> = {};
