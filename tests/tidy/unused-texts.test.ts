import { screenNames } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { describe, expect, test } from 'vitest';
import { file, readRepository } from './support/repository.ts';
import { checkUnusedTexts } from './unused-texts.ts';

test('every text is shown somewhere', () => {
  expect(checkUnusedTexts(readRepository(), screenNames.map(screenTitleKey))).toEqual([]);
});

// Put together here: in one string it would look like a mistake.
const built = ['t(`ui.bets.state.$', '{state}`)'].join('');

describe('the check', () => {
  const english = file(
    'packages/i18n/messages/en-US/ui/sports/bets.json',
    '{ "title": "Bets", "state": { "won": "Won" }, "titleLong": "All bets" }',
  );
  const unused = (code: string, path = 'apps/web/src/a.tsx') =>
    checkUnusedTexts([english, file(path, code)], []).map((line) => line.split(' ')[2]);

  test('takes keys that are written out and keys that are built', () => {
    expect(unused(`t('ui.bets.title'); ${built}; 'ui.bets.titleLong'`)).toEqual([]);
  });

  test('does not take a key built from its topic alone for all keys of the topic', () => {
    const topic = ['t(`ui.bets.$', '{name}`)'].join('');
    expect(unused(topic)).toEqual(['ui.bets.title', 'ui.bets.state.won', 'ui.bets.titleLong']);
  });

  test('notices a text whose name only begins like a shown one', () => {
    expect(unused(`t('ui.bets.titleLong'); ${built}`)).toEqual(['ui.bets.title']);
  });

  test('does not take a comment for a use', () => {
    expect(unused(`t('ui.bets.title'); ${built} // 'ui.bets.titleLong'`)).toEqual([
      'ui.bets.titleLong',
    ]);
  });

  test('does not take a test or the list of keys for a user', () => {
    const all = ['ui.bets.title', 'ui.bets.state.won', 'ui.bets.titleLong'];
    expect(unused(all.join(), 'apps/web/src/a.test.tsx')).toEqual(all);
    expect(unused(all.join(), 'packages/i18n/src/message-keys.generated.ts')).toEqual(all);
  });

  test('knows the titles of screens', () => {
    const titles = file('packages/i18n/messages/en-US/_m/screens.json', '{ "faqs": "FAQs" }');
    expect(checkUnusedTexts([titles], ['_m.faqs'])).toEqual([]);
    expect(checkUnusedTexts([titles], [])).toHaveLength(1);
  });
});
