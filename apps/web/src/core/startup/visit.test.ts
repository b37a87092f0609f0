import { describe, expect, it } from 'vitest';
import { keepAffiliate } from './affiliate.ts';
import { templateOfTheme } from './theme.ts';

const memory = (kept?: string) => {
  const values = new Map<string, string>(kept ? [['affiliate_id', kept]] : []);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('affiliate id (specification, point 4)', () => {
  it.each([
    ['?affiliate_id=abc', undefined, 'abc'],
    ['?aff=abc&x=1', undefined, 'abc'],
    ['?affiliate_id=new', 'old', 'old'],
    ['?affiliate_id=%20', undefined, null],
    ['', 'old', 'old'],
    ['', undefined, null],
  ])('of %j with %j kept is %j', (search, kept, result) => {
    const storage = memory(kept);
    expect(keepAffiliate(search, storage)).toBe(result);
    expect(storage.getItem('affiliate_id')).toBe(result);
  });
});

describe('theme (specification, points 4 and 8)', () => {
  it.each([
    ['casino1', 'template1'],
    ['slot9', 'template19'],
    ['casino10', null],
    ['', null],
    ['toString', null],
  ])('of the code %j has the template %j', (code, template) => {
    expect(templateOfTheme(code)).toBe(template);
  });
});
