import { categories } from '@pavilion/domain/categories';
import { localeCodes, locales, messageLocaleCodes } from '@pavilion/domain/locales';
import { validationCodes } from '@pavilion/domain/input';
import { screenNames } from '@pavilion/domain/screens';
import { describe, expect, it } from 'vitest';
import { dateLocaleOf } from './intl-locales.ts';
import { loadFlatMessages } from './load-messages.ts';
import { categoryNameKey, screenTitleKey, validationKey } from './message-names.ts';
import { messageTagOf, messageTags } from './message-tags.ts';

const english = loadFlatMessages('en-US');

describe('names of things the domain lists', () => {
  it.each(screenNames)('the screen %s has a title', (screen) => {
    expect(english[screenTitleKey(screen)]).toBeTruthy();
  });

  it.each(Object.values(categories).map(({ wireName }) => wireName))(
    'the category %s has a name',
    (wireName) => {
      expect(categoryNameKey(wireName)).toBe(`_m.${wireName}`);
      expect(english[`_m.${wireName}`]).toBeTruthy();
    },
  );

  it.each(validationCodes)('the validation code %s has a text', (code) => {
    expect(english[validationKey(code)]).toBeTruthy();
  });

  it('what is no category has no name', () => {
    expect(categoryNameKey('hot')).toBeNull();
    expect(categoryNameKey('toString')).toBeNull();
  });
});

describe('languages', () => {
  it('with messages are those of the locale catalogue, in its order', () => {
    expect(messageTags).toEqual(messageLocaleCodes.map((code) => locales[code].tag));
  });

  it('without messages read English', () => {
    const withoutMessages = localeCodes.filter((code) => !locales[code].hasMessages);
    expect(withoutMessages.map(messageTagOf)).toEqual(['en-US', 'en-US', 'en-US']);
  });

  it.each([
    ['en-US', 'en-u-nu-latn'],
    ['fil', 'en-u-nu-latn'],
    ['zh-Hans', 'zh-u-nu-latn'],
    ['zh-Hant', 'zh-tw-u-nu-latn'],
    ['ne', 'ne-u-nu-latn'],
  ] as const)('%s writes dates as %s', (tag, dateLocale) => {
    expect(dateLocaleOf(tag)).toBe(dateLocale);
  });
});
