/** The hand-written tables of the package keep the promises their readers rely on. */
import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryByWireName,
  categoryCodes,
  currencies,
  formatAmount,
  isCurrencyCode,
  isThemeCode,
  localeByPrefix,
  localeByTag,
  localeCodes,
  locales,
  messageLocaleCodes,
  screenByPath,
  screenNames,
  screens,
  themeByTemplate,
  themeCodes,
  themes,
  type CurrencyCode,
} from './index.ts';
import { isThemeColour, themeColours } from './theme-colours/index.ts';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('categories', () => {
  it('are twelve with names and routes of their own, each route a screen', () => {
    expect(categoryCodes).toHaveLength(12);
    const all = Object.values(categories);
    expect(isUnique(all.map(({ wireName }) => wireName))).toBe(true);
    for (const { path } of all) expect(screenByPath(path)).not.toBeNull();
    expect(categoryByWireName('slot_game')?.code).toBe('slots');
    expect(categoryByWireName('slots')).toBeNull();
  });
});

describe('screens', () => {
  it('are the 50 routes, each found by its path, with or without a last slash', () => {
    expect(screenNames).toHaveLength(50);
    for (const name of screenNames) {
      expect(screenByPath(screens[name].path)).toBe(name);
      if (name !== 'home') expect(screenByPath(`${screens[name].path}/`)).toBe(name);
    }
    expect(screenByPath('/nowhere')).toBeNull();
    expect(screenByPath('/Slots')).toBeNull();
  });

  it('keep guests out of money and account, and only guests in the forgotten password', () => {
    expect(screens.deposit.access).toBe('protected');
    const guestOnly = screenNames.filter((name) => screens[name].access === 'guest');
    expect(guestOnly).toEqual(['forgot-password']);
  });
});

describe('locales', () => {
  it('nine have messages and a prefix of their own; the others only set dates', () => {
    expect(localeCodes).toHaveLength(12);
    expect(messageLocaleCodes).toHaveLength(9);
    const prefixes = messageLocaleCodes.map((code) => locales[code].prefix);
    expect(isUnique(prefixes) && !prefixes.includes(null)).toBe(true);
    for (const code of messageLocaleCodes) {
      expect(localeByTag(locales[code].tag.toUpperCase())?.code).toBe(code);
      expect(localeByPrefix(locales[code].prefix ?? '')?.code).toBe(code);
    }
    expect(localeByPrefix('id')).toBeNull();
    expect(locales.IDR.dateLocale).toBe('en');
  });

  it('no prefix is the path of a screen', () => {
    for (const code of messageLocaleCodes)
      expect(screenByPath(`/${locales[code].prefix}`)).toBeNull();
  });
});

describe('themes', () => {
  it('are 22 codes with a template each, none of them template18', () => {
    expect(themeCodes).toHaveLength(22);
    for (const code of themeCodes) expect(themeByTemplate(themes[code].template)).toBe(code);
    expect(themeCodes.map((code) => themes[code].template)).not.toContain('template18');
  });

  it('have five different colours each, and know no other', () => {
    for (const code of themeCodes) {
      expect(isUnique(themeColours[code])).toBe(true);
      for (const colour of themeColours[code]) expect(isThemeColour(code, colour)).toBe(true);
      expect(isThemeColour(code, 'tartan')).toBe(false);
    }
    expect(isThemeCode('slot9')).toBe(true);
    expect(isThemeCode('toString')).toBe(false);
  });

  it('templates 4, 6, 8 and 10 sign in by a modal', () => {
    const modal = themeCodes.filter((code) => themes[code].auth !== 'page');
    expect(modal.map((code) => themes[code].template).sort()).toEqual([
      'template10',
      'template4',
      'template6',
      'template8',
    ]);
  });
});

describe('currencies', () => {
  it('write their smallest unit with their own decimals', () => {
    for (const code of Object.keys(currencies) as CurrencyCode[]) {
      const { exponent } = currencies[code];
      expect(formatAmount(1n, code)).toBe(
        exponent === 0 ? '1' : `0.${'1'.padStart(exponent, '0')}`,
      );
    }
    expect(isCurrencyCode('PHP')).toBe(true);
    expect(isCurrencyCode('php')).toBe(false);
  });
});
