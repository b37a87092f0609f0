import { describe, expect, it } from 'vitest';
import { localeCodes, locales, type LocaleCode } from '@pavilion/domain/locales';
import { screenByPath } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import { cmsPagesByLocale } from './index.ts';

const values = { site: 'Aurelia', currency: 'PHP', age: 18 };
/** What else a page is called where one gets to it. */
const buttons: Readonly<Record<string, string>> = {
  '/deposit': 'ui.deposit.title',
  '/forgot-password': 'ui.auth.forgotPassword',
  '/register': 'ui.template.signUp',
  '/withdrawal': 'ui.withdrawal.title',
};

/** The links of a language's pages of text, by address and words. */
function linksOf(code: LocaleCode): { path: string; words: string }[] {
  return Object.values(cmsPagesByLocale[code] ?? {}).flatMap((write) =>
    [...write(values).matchAll(/<a href="(\/[^"]*)">([^<]*)<\/a>/g)].map(
      ([, path = '', words = '']) => ({ path, words }),
    ),
  );
}

const written = localeCodes.filter((code) => locales[code].hasMessages);

describe.each(written)('the texts of operators in %s', (code) => {
  it('call each page as the page and the button to it are called', () => {
    const t = createTranslator(locales[code].tag);
    const links = linksOf(code);
    expect(links.length).toBeGreaterThan(3);
    for (const { path, words } of links) {
      const screen = screenByPath(path);
      const keys = [screen && screenTitleKey(screen), buttons[path]];
      const names = keys.flatMap((key) => (key ? [t.find(key)?.toLocaleLowerCase()] : []));
      expect(names, `${path} is called "${words}"`).toContain(words.toLocaleLowerCase());
    }
  });
});
