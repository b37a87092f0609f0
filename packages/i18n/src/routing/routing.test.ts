import {
  locales,
  localeCodes,
  messageLocaleCodes,
  type LocaleCode,
} from '@pavilion/domain/locales';
import { screens } from '@pavilion/domain/screens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternates,
  detectLocale,
  localizePath,
  nameLocale,
  parseAcceptLanguage,
  readLocaleCookie,
  serializeLocaleCookie,
  stripLocale,
  type LocaleHints,
} from './index.ts';

const site: LocaleCode[] = ['EN', 'PHP', 'CN', 'CT', 'ESP'];

describe('language of a visit', () => {
  it.each<[string, Partial<LocaleHints>, LocaleCode, string]>([
    ['an explicit prefix wins over all', { prefix: 'es', cookie: 'fil' }, 'ESP', 'prefix'],
    ['a prefix without case', { prefix: 'ZH-Hans' }, 'CN', 'prefix'],
    ['a prefix the site does not offer', { prefix: 'ru', cookie: 'fil' }, 'PHP', 'cookie'],
    [
      'the cookie before the browser',
      { cookie: 'zh-Hant', acceptLanguages: ['es'] },
      'CT',
      'cookie',
    ],
    ['a cookie of another language', { cookie: 'ru', acceptLanguages: ['es'] }, 'ESP', 'languages'],
    ['a cookie that is no tag', { cookie: '%%' }, 'EN', 'default'],
    ['a browser language, exactly', { acceptLanguages: ['fr', 'fil'] }, 'PHP', 'languages'],
    ['its base language', { acceptLanguages: ['es-MX', 'en-US'] }, 'ESP', 'languages'],
    ['exact before base of the next', { acceptLanguages: ['zh-Hant', 'es'] }, 'CT', 'languages'],
    ['mainland Chinese', { acceptLanguages: ['zh-CN'] }, 'CN', 'languages'],
    ['Chinese of Taiwan', { acceptLanguages: ['zh-TW'] }, 'CT', 'languages'],
    ['Chinese of Hong Kong', { acceptLanguages: ['zh-HK'] }, 'CT', 'languages'],
    ['Tagalog', { acceptLanguages: ['tl-PH'] }, 'PHP', 'languages'],
    ['another English', { acceptLanguages: ['en-GB'] }, 'EN', 'languages'],
    ['languages nobody offers', { acceptLanguages: ['fr', '*', 'x'] }, 'EN', 'default'],
    ['no hint', {}, 'EN', 'default'],
    ['another site default', { siteLanguages: ['VI', 'EN'] }, 'VI', 'default'],
    ['a default without messages', { siteLanguages: ['IDR', 'EN'] }, 'IDR', 'default'],
    [
      'a base match without messages',
      { siteLanguages: ['EN', 'IDR'], acceptLanguages: ['id'] },
      'EN',
      'default',
    ],
    ['a site without languages', { siteLanguages: [] }, 'EN', 'fallback'],
  ])('%s', (_what, hints, code, source) => {
    const found = detectLocale({ siteLanguages: site, ...hints });
    expect([found.locale.code, found.source]).toEqual([code, source]);
  });

  it('reads Accept-Language by quality', () => {
    expect(parseAcceptLanguage('en;q=0.5, es-MX, *;q=0.1, fr;q=0, vi;q=0.9')).toEqual([
      'es-MX',
      'vi',
      'en',
    ]);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
    expect(parseAcceptLanguage(',,;q=x')).toEqual([]);
  });
});

describe('paths', () => {
  it.each<[string, LocaleCode, LocaleCode, string]>([
    ['/', 'CN', 'EN', '/zh-hans'],
    ['/', 'EN', 'EN', '/'],
    ['/slots', 'CN', 'EN', '/zh-hans/slots'],
    ['/slots', 'EN', 'EN', '/slots'],
    ['/slots', 'EN', 'VI', '/en/slots'],
    ['/es/slots', 'CN', 'EN', '/zh-hans/slots'],
    ['/es/slots', 'EN', 'EN', '/slots'],
    ['/?ref=a', 'ESP', 'EN', '/es?ref=a'],
    ['/#loginmodal', 'ESP', 'EN', '/es#loginmodal'],
    ['/slots?page=2#top', 'ESP', 'EN', '/es/slots?page=2#top'],
    ['/slots', 'IDR', 'EN', '/slots'],
  ])('%s in %s on a site of %s is %s', (path, locale, siteDefault, expected) => {
    expect(localizePath(path, locale, siteDefault)).toBe(expected);
  });

  it.each<[string, LocaleCode | null, string]>([
    ['/slots', 'MS', '/ms/slots'],
    ['/', 'MS', '/ms'],
    ['/deposit?deposit_id=7#top', 'EN', '/en/deposit?deposit_id=7#top'],
    ['/en/slots', 'MS', '/ms/slots'],
    ['/slots', 'RUS', '/slots'],
    ['/slots', 'IDR', '/slots'],
    ['/slots', null, '/slots'],
  ])(
    '%s is handed out in %s as %s by a site of Malay, English and Indonesian',
    (path, code, named) => {
      expect(nameLocale(path, code, ['MS', 'EN', 'IDR'])).toBe(named);
    },
  );

  it.each<[string, LocaleCode | null, string]>([
    ['/slots', null, '/slots'],
    ['/', null, '/'],
    ['/es', 'ESP', '/'],
    ['/es/', 'ESP', '/'],
    ['/es?x=1', 'ESP', '/?x=1'],
    ['/ZH-HANS/slots?x=1', 'CN', '/slots?x=1'],
    ['/escape', null, '/escape'],
    ['/es//other.example', 'ESP', '/other.example'],
    ['/es/\\other.example', 'ESP', '/other.example'],
    ['//other.example', null, '//other.example'],
  ])('%s has the language %s and the path %s', (path, locale, bare) => {
    expect(stripLocale(path)).toEqual({ locale, path: bare });
  });

  it('keeps a prefix the site does not offer as part of the path', () => {
    expect(stripLocale('/ru/slots', site)).toEqual({ locale: null, path: '/ru/slots' });
    expect(stripLocale('/es/slots', site)).toEqual({ locale: 'ESP', path: '/slots' });
  });

  it('come back whole from every language', () => {
    const paths = fc.constantFrom(...Object.values(screens).map(({ path }) => path));
    const codes = fc.constantFrom(...messageLocaleCodes);
    fc.assert(
      fc.property(paths, codes, codes, (path, code, siteDefault) => {
        const stripped = stripLocale(localizePath(path, code, siteDefault));
        expect(stripped).toEqual({ locale: code === siteDefault ? null : code, path });
      }),
    );
  });

  it('no screen is named as a language prefix', () => {
    for (const { path } of Object.values(screens)) expect(stripLocale(path).locale).toBeNull();
    expect(localeCodes.filter((code) => locales[code].prefix !== null)).toEqual(messageLocaleCodes);
  });
});

describe('alternates of a page', () => {
  it('name every language of the site, x-default and the address of this one', () => {
    expect(
      alternates('/es/slots?page=2', ['EN', 'ESP', 'CN'], 'https://casino1.localhost'),
    ).toEqual({
      canonical: 'https://casino1.localhost/es/slots',
      links: [
        { hreflang: 'en-US', href: 'https://casino1.localhost/slots' },
        { hreflang: 'es', href: 'https://casino1.localhost/es/slots' },
        { hreflang: 'zh-Hans', href: 'https://casino1.localhost/zh-hans/slots' },
        { hreflang: 'x-default', href: 'https://casino1.localhost/slots' },
      ],
    });
  });

  it('of the home page and of a path with a slash at its end', () => {
    expect(alternates('/', ['VI', 'EN'], 'https://a.example').canonical).toBe('https://a.example/');
    expect(alternates('/slots/', ['VI'], 'https://a.example').canonical).toBe(
      'https://a.example/slots',
    );
  });

  it('leave out languages without messages', () => {
    const { links } = alternates('/slots', ['IDR', 'EN'], 'https://a.example');
    expect(links).toEqual([
      { hreflang: 'en-US', href: 'https://a.example/en/slots' },
      { hreflang: 'x-default', href: 'https://a.example/slots' },
    ]);
  });
});

describe('the locale cookie', () => {
  it('lasts 365 days on the whole site', () => {
    expect(serializeLocaleCookie('zh-Hans')).toBe(
      'i18n_redirected=zh-Hans; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(serializeLocaleCookie('es', { isCrossOrigin: true })).toMatch(
      /; SameSite=None; Secure$/,
    );
  });

  it('goes over https only where the page came over https', () => {
    expect(serializeLocaleCookie('es', { isSecure: true })).toMatch(/; SameSite=Lax; Secure$/);
    expect(serializeLocaleCookie('es', { isSecure: false })).not.toContain('Secure');
  });

  it.each([
    ['viewport=mobile; i18n_redirected=zh-Hans', 'zh-Hans'],
    ['i18n_redirected=', ''],
    ['i18n_redirected=%E0%A4%A', null],
    ['xi18n_redirected=es', null],
    [undefined, null],
  ])('%s is read as %s', (header, tag) => {
    expect(readLocaleCookie(header)).toBe(tag);
  });
});
