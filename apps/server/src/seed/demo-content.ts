import { createTranslator } from '@pavilion/i18n/server';
import { localizePath, screenTitleKey } from '@pavilion/i18n';
import { currencies } from '@pavilion/domain/currencies';
import { locales, type LocaleCode } from '@pavilion/domain/locales';
import { screenNames, screens, type ScreenName } from '@pavilion/domain/screens';
import type { CmsPageName, SiteContent } from '../modules/content/index.ts';
import { cmsPagesByLocale, englishPages } from './cms/index.ts';
import { demoAnnouncements, demoMarquees, demoSlides, seoDescriptions } from './demo-texts.data.ts';
import type { DemoSite } from './demo-sites.data.ts';

const partnerNames = [
  'Northwind Pay',
  'Harbour Bank',
  'Clearline Audit',
  'Fairplay Institute',
  'Orbit Cloud',
  'Summit Sports Data',
];
const social: ReadonlyArray<[string, string]> = [
  ['Telegram', 'chat'],
  ['Facebook', 'users'],
  ['Viber', 'phone'],
  ['Support mail', 'mail'],
];
const legalAge = 18;

/** The content of one demo site, in all the languages there are texts for. */
export function demoContentOf(site: DemoSite): SiteContent {
  return {
    slides: demoSlides.map(({ theme, href, titles }, index) => ({
      titles: { ...titles },
      imgUrl: `/media/slides/{palette}/${theme}/${site.externalId}-${index + 1}-desktop.webp`,
      mobileImgUrl: `/media/slides/{palette}/${theme}/${site.externalId}-${index + 1}-mobile.webp`,
      href,
    })),
    announcements: demoAnnouncements.map(({ titles, bodies, promotion }) => ({
      titles: { ...titles },
      bodies: { ...bodies },
      imgUrl: `/media/promotions/{palette}/${promotion}.webp`,
      startAt: null,
      endAt: null,
    })),
    marquees: demoMarquees.map((texts) => ({ ...texts })),
    partners: partnerNames.map((name) => ({
      name,
      href: `https://${slug(name)}.example`,
      imgUrl: `/media/partners/${slug(name)}.svg`,
    })),
    socialAccounts: social.map(([name, icon]) => ({
      name,
      href:
        name === 'Support mail'
          ? `mailto:support@${site.domains[0] ?? 'localhost'}`
          : `https://${slug(name)}.example/${site.externalId}`,
      imgUrl: `/media/icons/${icon}.svg`,
    })),
    cmsPages: cmsPagesOf(site),
    seoRecords: screenNames
      .filter((name) => screens[name].access === 'open')
      .map((name) => seoRecordOf(site, name)),
    vipLevels: vipLevelsOf(site),
  };
}

function cmsPagesOf(site: DemoSite): SiteContent['cmsPages'] {
  const values = { site: site.name, currency: site.currency, age: legalAge };
  const local = cmsPagesByLocale[defaultOf(site)] ?? englishPages;
  return (Object.keys(englishPages) as CmsPageName[]).map((page) => ({
    page,
    enBody: englishPages[page](values).trim(),
    localBody: local[page](values).trim(),
  }));
}

function seoRecordOf(site: DemoSite, screen: ScreenName): SiteContent['seoRecords'][number] {
  const local = defaultOf(site);
  const path = screens[screen].path;
  const title = (code: LocaleCode): string =>
    createTranslator(locales[code].tag)(screenTitleKey(screen));
  const describe = (code: LocaleCode): string =>
    (seoDescriptions[code] ?? seoDescriptions['EN'])?.(title(code), site.name) ?? '';
  const origin = `https://${site.domains[0] ?? 'localhost'}`;
  const localTitle = title(local);
  return {
    pageName: screens[screen].seoPage,
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
      url: origin + path,
      canonical: origin + localizePath(path, local, local),
      lang: locales[local].hasMessages ? locales[local].tag : locales.EN.tag,
      imageUrl: `/media/sites/${site.externalId}/{palette}/social.png`,
    },
  };
}

/** Requirements grow by half an order of magnitude a level, in round amounts of the currency. */
function vipLevelsOf(site: DemoSite): SiteContent['vipLevels'] {
  const names = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Royal'];
  const unit = 10n ** BigInt(currencies[site.currency].exponent) * playUnit(site);
  const steps = [0n, 10n, 50n, 250n, 1000n, 5000n];
  return names.map((name, level) => ({
    name,
    depositRequiredMinor: (steps[level] ?? 0n) * unit,
    turnoverRequiredMinor: (steps[level] ?? 0n) * 10n * unit,
  }));
}

/** What is small change in the currency, in major units. */
export function playUnit(site: Pick<DemoSite, 'currency'>): bigint {
  const units: Partial<Record<DemoSite['currency'], bigint>> = {
    PHP: 500n,
    CNY: 70n,
    VND: 200_000n,
    IDR: 150_000n,
    JPY: 1500n,
    MYR: 50n,
    NPR: 1000n,
    RUB: 1000n,
  };
  return units[site.currency] ?? 10n;
}

/** The language of the site's own texts; one without messages reads English. */
function defaultOf(site: DemoSite): LocaleCode {
  const [first = 'EN'] = site.languages;
  return locales[first].hasMessages ? first : 'EN';
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
