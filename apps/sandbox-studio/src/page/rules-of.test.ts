import { describe, expect, it } from 'vitest';
import { families, studioTitle } from '../titles/index.ts';
import { servedTitles } from '../served-titles.ts';
import { hallTextsOf } from '../texts/halls/texts.ts';
import { rulesTextsOf } from '../texts/rules/texts.ts';
import { textsOf } from '../texts/texts.ts';
import { rulesOf, type ShownRules } from './rules-of.ts';

const tags = ['en-US', 'fil', 'zh-Hans', 'es', 'ru', 'vi', 'ms', 'ne', 'zh-Hant'];
const wordsIn = (tag: string) => ({
  ...textsOf(tag).texts,
  ...rulesTextsOf(tag),
  ...hallTextsOf(tag),
});
const rulesIn = (tag: string, key: string): ShownRules => {
  const [provider = '', game = ''] = key.split('/');
  const title = studioTitle(provider, game);
  if (!title) throw new Error(`${key} is no title`);
  return rulesOf(title, wordsIn(tag));
};

describe.each(servedTitles.map((served) => [served.name, served] as const))(
  'rules of %s',
  (_name, { title }) => {
    it.each(tags)('are whole in %s', (tag) => {
      const { how, tables, returns } = rulesOf(title, wordsIn(tag));
      expect(how).toMatch(/[.。।]$/);
      expect(how).not.toMatch(/[{}]|undefined/);
      expect(tables.length).toBeGreaterThan(0);
      for (const { head, rows } of tables)
        for (const row of rows) expect(row).toHaveLength(head.length);
      expect(JSON.stringify(tables)).not.toMatch(/undefined|NaN/);
      expect(returns).toMatch(/\d\d\.\d\d/);
    });

    it('name the most that its own choices pay, which its tables do not exceed', () => {
      const { tables, maxMultiplier } = rulesOf(title, wordsIn('en-US'));
      const most = Number(maxMultiplier?.slice(0, -1));
      const paid = tables.flatMap(({ rows }) => rows.flat()).filter((cell) => cell.endsWith('×'));
      for (const cell of paid) expect(Number(cell.slice(0, -1))).toBeLessThanOrEqual(most);
      expect(most * 10_000).toBeLessThanOrEqual(Number(families[title.family].maxMultiplierE4));
    });
  },
);

// Figures as the games' own rules state them (docs of the families and the specification's worked
// examples).
it.each([
  ['PIXELPAW/coin-muncher-88', 'Tails', '1.98×'],
  ['VOLTHASH/volt-baccarat-hash', 'Tie', '7.00×'],
  ['EVOPLAY/skyward-courier', '2.00×', '49.50 %'],
  ['BRIGHTFOX/whack-the-vault', 'Five alike', '65.00×'],
  ['KITEWORKS/mines-of-kite-hill', '1', '1.0312×'],
])('%s: %s is %s', (key, row, value) => {
  const rows = rulesIn('en-US', key).tables.flatMap((table) => table.rows);
  expect(rows.find(([name]) => name === row)?.[1]).toBe(value);
});
