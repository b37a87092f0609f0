import { localeByTag } from '@pavilion/domain/locales';
import { nameLocale } from '@pavilion/i18n';
import type { Site } from './site.ts';

/**
 * A path of the site as it is handed out to somebody who reads `tag` (BCP 47): it names the
 * language, so that who comes back by it, in whatever browser, reads on in the same.
 */
export function pathIn(tag: string, { languages }: Pick<Site, 'languages'>, path: string): string {
  return nameLocale(path, localeByTag(tag)?.code ?? null, languages);
}
