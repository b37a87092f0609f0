import { createTranslator } from '@pavilion/i18n/server';
import { localizePath, screenTitleKey } from '@pavilion/i18n';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { locales, type LocaleCode } from '@pavilion/domain/locales';
import { screenNames, screens, type ScreenName } from '@pavilion/domain/screens';
import type { CmsPageName, SiteContent } from '../modules/site/content/index.ts';
import { cmsPagesByLocale, englishPages } from './cms/index.ts';
import { playUnit } from './play-unit.ts';
import { startingSlides, seoDescriptions, type SlideText } from './starting-texts.data.ts';

/** What the first content of a site is made from. */
export interface ContentSite {
  externalId: string;
  name: string;
  currency: CurrencyCode;
  /** The first is the site's own. */
  languages: readonly LocaleCode[];
  domains: readonly string[];
  /** Least age of players in years. */
  minimumAge: number;
}

/** What every new site starts with: slides, pages of text, SEO records and VIP levels. Nothing is claimed that is not so. */
export function startingContentOf(
  site: ContentSite,
  slides: readonly SlideText[] = startingSlides,
): SiteContent {
  return {
    slides: slides.map(({ theme, href, titles }, index) => ({
      titles: { ...titles },
      imgUrl: `/media/slides/{palette}/${theme}/${site.externalId}-${index + 1}-desktop.webp`,
      mobileImgUrl: `/media/slides/{palette}/${theme}/${site.externalId}-${index + 1}-mobile.webp`,
      href,
    })),
    announcements: [],
    marquees: [],
    partners: [],
    socialAccounts: [],
    cmsPages: cmsPagesOf(site),
    seoRecords: screenNames
      .filter((name) => screens[name].access === 'open')
      .map((name) => seoRecordOf(site, name)),
    vipLevels: vipLevelsOf(site),
  };
}

function cmsPagesOf(site: ContentSite): SiteContent['cmsPages'] {
  const values = { site: site.name, currency: site.currency, age: site.minimumAge };
  const local = cmsPagesByLocale[defaultOf(site)] ?? englishPages;
  return (Object.keys(englishPages) as CmsPageName[]).map((page) => ({
    page,
    enBody: englishPages[page](values).trim(),
    localBody: local[page](values).trim(),
    bodies: Object.fromEntries(
      site.languages.flatMap((code) => {
        const pages = cmsPagesByLocale[code];
        return pages ? [[code, pages[page](values).trim()]] : [];
      }),
    ),
  }));
}

function seoRecordOf(site: ContentSite, screen: ScreenName): SiteContent['seoRecords'][number] {
  const local = defaultOf(site);
  // A language without texts is written in English, whose pages have an address of their own.
  const written = locales[local].hasMessages ? local : 'EN';
  const address = localizePath(screens[screen].path, written, local);
  const title = (code: LocaleCode): string =>
    createTranslator(locales[code].tag)(screenTitleKey(screen));
  const describe = (code: LocaleCode): string =>
    (seoDescriptions[code] ?? seoDescriptions['EN'])?.(title(code), site.name) ?? '';
  const origin = `https://${site.domains[0] ?? 'localhost'}`;
  const localTitle = title(local);
  return {
    pageName: screen,
    itemName: { en: title('EN'), local: localTitle },
    body: { en: `<p>${describe('EN')}</p>`, local: `<p>${describe(local)}</p>` },
    meta: {
      title: screen === 'home' ? site.name : `${localTitle} | ${site.name}`,
      desc: describe(local),
      keywords: [
        localTitle,
        site.name,
        site.currency,
        ...(local === 'EN' ? [] : [title('EN')]),
      ].join(', '),
      url: origin + address,
      canonical: origin + address,
      lang: locales[written].tag,
      imageUrl: `/media/sites/${site.externalId}/{palette}/social.png`,
    },
  };
}

/** Requirements grow by half an order of magnitude a level, in round amounts of the currency. */
function vipLevelsOf(site: ContentSite): SiteContent['vipLevels'] {
  const names = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Royal'];
  const unit = 10n ** BigInt(currencies[site.currency].exponent) * playUnit(site);
  const steps = [0n, 10n, 50n, 250n, 1000n, 5000n];
  return names.map((name, level) => ({
    name,
    depositRequiredMinor: (steps[level] ?? 0n) * unit,
    turnoverRequiredMinor: (steps[level] ?? 0n) * 10n * unit,
    turnoverPerTokenMinor: ((tokenSteps[level] ?? 4n) * unit) / 10n,
  }));
}

/** Turnover for a game token by level, in tenths of a unit of play: each level earns faster. */
const tokenSteps = [20n, 16n, 10n, 8n, 5n, 4n];

/** The language of the site's own texts; one without messages reads English. */
function defaultOf(site: ContentSite): LocaleCode {
  const [first = 'EN'] = site.languages;
  return locales[first].hasMessages ? first : 'EN';
}
