import type { CmsPageName } from '../../modules/site/content/index.ts';

/** What a page of text says about its own site. */
export interface CmsValues {
  site: string;
  currency: string;
  /** Minimum age in years. */
  age: number;
}

/** The pages of text in one language, for any site. HTML; sanitised when written. */
export type CmsPages = Record<CmsPageName, (values: CmsValues) => string>;
