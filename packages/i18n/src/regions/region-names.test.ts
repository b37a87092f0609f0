import { expect, it } from 'vitest';
import { provideRegions, regionWriter } from '../formats/intl-source.ts';
import { readRegionModule } from './region-module.ts';
import { regionNamesOf } from './region-names.ts';

it('lists every country in the language, and nothing else', () => {
  const names = regionNamesOf('ne');
  expect(names).toMatchObject({ NP: 'नेपाल', PH: 'फिलिपिन्स', GB: 'संयुक्त अधिराज्य' });
  expect(names).not.toHaveProperty('QQ');
  expect(Object.values(names).filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
});

it('names countries by the list that was provided, and by Intl elsewhere', () => {
  provideRegions('xx', { NP: 'our own' });
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
