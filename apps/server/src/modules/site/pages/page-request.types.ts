import type { PageView } from '@pavilion/contracts';
import type { Locale } from '@pavilion/domain/locales';
import type { ScreenName } from '@pavilion/domain/screens';
import type { Site } from '../../../site-directory/index.ts';

export interface PageRequest {
  site: Site;
  /** Of the request, without port. */
  host: string;
  screen: ScreenName | null;
  locale: Locale;
  /** True when the path carried its language. */
  hasPrefix: boolean;
  /** Path without language prefix and query. */
  path: string;
  /** The address as the browser has it. */
  location: { pathname: string; search: string; hash: string };
  view: PageView;
  isDown: boolean;
  /** Shown to who may see what is not out yet. */
  isPreview: boolean;
}
