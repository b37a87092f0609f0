import { categories } from '@pavilion/domain/categories';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { isJurisdictionCode, jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { localeCodes } from '@pavilion/domain/locales';
import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode } from '@pavilion/domain/themes';

/** What makes a new site. */
export interface NewSite {
  externalId: string;
  name: string;
  domains: readonly string[];
  currency: string;
  /** ISO 3166 alpha-2. */
  country: string;
  themeCode: string;
  themeColour: string;
  /** Locale codes; the first is the default. */
  languages: readonly string[];
  menu: readonly string[];
  gameMenu: readonly string[];
  logoText: string;
  affiliateDomain: string;
  /** Empty: no live chat. */
  chatId: string;
  androidUrl: string;
  iosUrl: string;
  isGamified: boolean;
  /** Percentage. */
  referralSetting: number;
  minimumAge: number;
  /** Whose rules it runs under; STRICT where nobody says. */
  jurisdiction: string;
}

/** Menu entries a site may have: the hot list and the categories, by their wire names. */
export const menuContentIds: readonly string[] = [
  'hot',
  ...Object.values(categories).map(({ wireName }) => wireName),
];

/** The two messages of the theme rule (specification, point 4), or null when the theme is fine. */
export function themeProblem(themeCode: string, themeColour: string): string | null {
  if (!isThemeCode(themeCode)) return 'Invalid theme code';
  return isThemeColour(themeCode, themeColour) ? null : 'Invalid theme color';
}

/** Every reason why a site cannot be made; empty when there is none. */
export function newSiteProblems(site: NewSite): string[] {
  const problems: string[] = [];
  const need = (isFine: boolean, problem: string): void => {
    if (!isFine) problems.push(problem);
  };
  need(/^[a-z0-9-]{1,64}$/.test(site.externalId), 'external id: 1 to 64 of a-z, 0-9 and -');
  need(site.name.trim() !== '', 'name: must not be empty');
  need(site.domains.length > 0, 'domains: at least one host');
  for (const host of site.domains) {
    need(
      /^([a-z0-9.-]{1,253}|\[[0-9a-f:]{2,39}\])$/.test(host),
      `domains: "${host}" is not a host name in lower case`,
    );
  }
  need(isCurrencyCode(site.currency), `currency: ${site.currency} is not known`);
  need(/^[A-Z]{2}$/.test(site.country), 'country: two capital letters');
  need(site.languages.length > 0, 'languages: at least one');
  for (const code of site.languages) {
    need((localeCodes as readonly string[]).includes(code), `languages: ${code} is not known`);
  }
  for (const id of [...site.menu, ...site.gameMenu]) {
    need(menuContentIds.includes(id), `menu: ${id} is not known`);
  }
  const isAge = Number.isInteger(site.minimumAge) && site.minimumAge >= 18 && site.minimumAge < 100;
  need(isAge, 'minimum age: 18 or more');
  if (isJurisdictionCode(site.jurisdiction)) {
    const { minimumAge } = jurisdictionFlags[site.jurisdiction];
    need(
      site.minimumAge >= minimumAge,
      `minimum age: ${minimumAge} or more in ${site.jurisdiction}`,
    );
  } else {
    problems.push(`jurisdiction: ${site.jurisdiction} is not known`);
  }
  const theme = themeProblem(site.themeCode, site.themeColour);
  if (theme) problems.push(theme);
  return problems;
}
