import { describe, expect, it } from 'vitest';
import { pageFiles, pageModules, type FirstPage } from './preloads.ts';
import type { Manifest } from './web-build.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  '../../packages/templates/src/template1/template1.template.ts': {
    file: 'template1.js',
    imports: ['_vendor.js', '_parts.js'],
  },
  '../../packages/templates/src/template8/template8.template.ts': { file: 'template8.js' },
  '_parts.js': { file: 'parts.js', css: ['parts.css'] },
  'src/screens/home/home.screen.tsx': { file: 'home.js' },
  'src/screens/slots/slots.screen.tsx': { file: 'slots.js' },
  'src/screens/screen-catalogue.ts': { file: 'catalogue.js' },
  'src/shell/sports-parts.tsx': { file: 'sports.js' },
  'src/shell/minigame-frame.tsx': { file: 'minigame.js' },
  'src/shell/maintenance-page.tsx': { file: 'maintenance.js' },
  '../../packages/i18n/src/load-locale.ts': { file: 'locales.js' },
  '../../virtual:pavilion-locale/ru': { file: 'ru.js' },
  '../../virtual:pavilion-locale-later/ru': { file: 'ru-later.js' },
};
const allTexts = ['locales.js', 'ru.js', 'ru-later.js'];

const home: FirstPage = {
  themeCode: 'casino1',
  screen: 'home',
  languageTag: 'ru',
  isDown: false,
};

describe('files of the first view', () => {
  it.each<[string, Partial<FirstPage>, string[]]>([
    ['home', {}, ['template1.js', 'parts.js', 'home.js', 'ru.js']],
    [
      'another screen, with all texts and what knows the screens',
      { screen: 'slots' },
      ['template1.js', 'parts.js', 'slots.js', 'catalogue.js', ...allTexts],
    ],
    [
      'a home that leads with sports, with the texts of its bet slip',
      { themeCode: 'sportsbook1' },
      ['template8.js', 'sports.js', 'home.js', ...allTexts],
    ],
    [
      'the mini-game, with its own frame',
      { screen: 'minigame' },
      ['template1.js', 'parts.js', 'minigame.js', 'catalogue.js', ...allTexts],
    ],
    ['an address of no screen', { screen: null }, ['template1.js', 'parts.js', 'ru.js']],
    ['maintenance', { isDown: true }, ['maintenance.js', ...allTexts]],
    ['a language without texts', { languageTag: 'my' }, ['template1.js', 'parts.js', 'home.js']],
  ])('%s', (_page, changed, scripts) => {
    expect(pageFiles(manifest, { ...home, ...changed }).scripts).toEqual(scripts);
  });
});

describe('modules that the page names', () => {
  it.each<[string, Partial<FirstPage>, object]>([
    ['template and texts', {}, { template: '/template1.js', texts: '/ru.js' }],
    ['no texts where there are none', { languageTag: 'my' }, { template: '/template1.js' }],
    ['no template of an unknown theme', { themeCode: 'casino0' }, { texts: '/ru.js' }],
  ])('%s', (_what, changed, modules) => {
    expect(pageModules(manifest, { ...home, ...changed })).toEqual(modules);
  });

  it('none without a build', () => {
    expect(pageModules({}, home)).toEqual({});
  });
});
