import { expect, it } from 'vitest';
import { generateKeys } from './generate-keys.ts';

it('writes plain keys, typed placeholders and tags', () => {
  const source = generateKeys({
    'ui.a.plain': 'Plain',
    'ui.a.named': 'Hello {name}',
    'ui.a.counted': '{n, plural, one {# day} other {# days}} of {total, number}',
    'ui.a.chosen': '{kind, select, win {Won} loss {Lost} other {Open}}',
    'ui.a.rich': 'Accept <terms>the {what}</terms>',
  });
  expect(source).toContain("  | 'ui.a.plain';");
  expect(source).toContain("  'ui.a.named': { name: TextValue };");
  expect(source).toContain("  'ui.a.counted': { n: number; total: number };");
  expect(source).toContain("  'ui.a.chosen': { kind: 'win' | 'loss' | (string & {}) };");
  expect(source).toContain("  'ui.a.rich': { what: TextValue; terms: TextTag };");
});
