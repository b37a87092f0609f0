import { expect, it } from 'vitest';
import { provideFormats } from '../formats/intl-source.ts';
import { nepaliFormats } from '../formats/nepali.ts';
import { regionWriter } from '../formats/region-writer.ts';
import { readRegionModule } from './region-module.ts';
import { regionNamesOf } from './region-names.ts';

it('lists every country in the language, and nothing else', () => {
  const names = regionNamesOf('ne');
  expect(names).toMatchObject({ NP: 'नेपाल', PH: 'फिलिपिन्स', GB: 'संयुक्त अधिराज्य' });
  expect(names).not.toHaveProperty('QQ');
  expect(Object.values(names).filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
});

it('names countries by the list that was provided, and by Intl elsewhere', () => {
  const names: Record<string, string> = { NP: 'our own' };
  provideFormats('xx', { ...nepaliFormats, region: (code) => names[code] });
  const own = regionWriter('xx');
  expect([own('NP'), own('PH')]).toEqual(['our own', undefined]);
  expect(regionWriter('es')('NP')).toBe('Nepal');
  expect(regionWriter('es')('QQ')).toBeUndefined();
});

it.each([
  ['virtual:pavilion-regions/ne', 'ne'],
  ['\0virtual:pavilion-regions/ne', 'ne'],
  ['virtual:pavilion-regions/xx', null],
  ['virtual:pavilion-locale/ne', null],
])('%s stands for the language %s', (id, tag) => {
  expect(readRegionModule(id)).toBe(tag);
});
