import type { ContentDocuments } from '@pavilion/contracts/content';
import { createTranslator } from '@pavilion/i18n/server';
import { screenTitleKey } from '@pavilion/i18n';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { locales, type LocaleCode } from '@pavilion/domain/locales';
import { screenNames, screens, type ScreenName } from '@pavilion/domain/screens';
import type { CmsPageName, SiteContent } from '../modules/site/content/index.ts';
import { cmsPagesByLocale, englishPages, type CmsValues } from './cms/index.ts';
import { faqsOf } from './faqs-of.ts';
import { playUnit } from './play-unit.ts';
import { startingHelplines } from './starting-helplines.data.ts';
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

/**
 * What every new site starts with: slides, pages of text, SEO records and VIP levels. Nothing is
 * claimed that is not so.
 */
export function startingContentOf(
  site: ContentSite,
  slides: readonly SlideText[] = startingSlides,
): SiteContent {
  return {
    documents: {
      slides: slides.map(({ theme, href, titles }, index) => ({
        titles: { ...titles },
        picture: `/media/slides/{palette}/${theme}/${site.externalId}-${index + 1}-desktop.webp`,
        mobile_picture: `/media/slides/{palette}/${theme}/${site.externalId}-${index + 1}-mobile.webp`,
        href,
      })),
      pages: pagesOf(site),
      helplines: startingHelplines.map((line) => ({ ...line })),
      faqs: faqsOf(codesOf(site), valuesOf(site)),
      seo: screenNames
        .filter((name) => screens[name].access === 'open')
        .map((name) => seoItemOf(site, name)),
    },
    vipLevels: vipLevelsOf(site),
  };
}

/** English and the languages of a site, as far as there are texts. */
const codesOf = ({ languages }: ContentSite): LocaleCode[] =>
  [...new Set<LocaleCode>(['EN', ...languages])].filter((code) => locales[code].hasMessages);

const valuesOf = ({ name, currency, minimumAge }: ContentSite): CmsValues => ({
  site: name,
  currency,
  age: minimumAge,
});

/** The pages of text, English and in every language of the site. */
function pagesOf(site: ContentSite): ContentDocuments['pages'] {
  const values = valuesOf(site);
  return (Object.keys(englishPages) as CmsPageName[]).map((page) => ({
    page,
    is_on: true,
    bodies: Object.fromEntries(
      codesOf(site).flatMap((code) => {
        const pages = cmsPagesByLocale[code];
        return pages ? [[code, pages[page](values).trim()]] : [];
      }),
    ),
  }));
}

/** What search engines are told of a page, in every language of the site. */
function seoItemOf(site: ContentSite, screen: ScreenName): ContentDocuments['seo'][number] {
  const codes = codesOf(site);
  const title = (code: LocaleCode): string =>
    createTranslator(locales[code].tag)(screenTitleKey(screen));
  const inAll = (text: (code: LocaleCode) => string) =>
    Object.fromEntries(codes.map((code) => [code, text(code)]));
  const describe = (code: LocaleCode): string =>
    (seoDescriptions[code] ?? seoDescriptions['EN'])?.(title(code), site.name) ?? '';
  return {
    page_name: screen,
    titles: inAll((code) => (screen === 'home' ? site.name : `${title(code)} | ${site.name}`)),
    descriptions: inAll(describe),
    keywords: inAll((code) => [title(code), site.name, site.currency].join(', ')),
    // Other pages are shared with a picture of their title.
    ...(screen === 'home' && { picture: `/media/sites/${site.externalId}/{palette}/social.png` }),
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
