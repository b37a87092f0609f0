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
  '../../packages/templates/src/template10/template10.template.ts': { file: 'template10.js' },
  'src/screens/home/home.screen.tsx': { file: 'home.js' },
  '../../packages/templates/src/template1/template1.below.ts': {
    file: 'below.js',
    css: ['below.css'],
  },
  'src/screens/home/home-lobby.tsx': { file: 'lobby.js' },
  'src/features/home/catalogue-feed.tsx': { file: 'feed.js', css: ['feed.css'] },
  'src/screens/lobby/lobby.screen.tsx': { file: 'slots.js' },
  'src/screens/screen-catalogue.ts': { file: 'catalogue.js' },
  'src/shell/sports-parts.tsx': { file: 'sports.js', css: ['sports.css'] },
  'src/shell/slip-column.tsx': { file: 'slip.js', css: ['slip.css'] },
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
    ['home, without its lobby', {}, ['template1.js', 'parts.js', 'home.js', 'ru.js']],
    [
      'another screen, with all texts and what knows the screens',
      { screen: 'slots' },
      ['template1.js', 'parts.js', 'slots.js', 'below.js', 'catalogue.js', ...allTexts],
    ],
    [
      'a home that leads with sports, without its prices and bet slip',
      { themeCode: 'sportsbook1' },
      ['template8.js', 'home.js', 'ru.js'],
    ],
    [
      'a home whose lobby scrolls through the whole catalogue, without it',
      { themeCode: 'slot5' },
      ['template10.js', 'home.js', 'ru.js'],
    ],
    [
      'another screen of the same site',
      { themeCode: 'slot5', screen: 'slots' },
      ['template10.js', 'slots.js', 'catalogue.js', ...allTexts],
    ],
    [
      'the mini-game, with its own frame',
      { screen: 'minigame' },
      ['template1.js', 'parts.js', 'minigame.js', 'below.js', 'catalogue.js', ...allTexts],
    ],
    ['an address of no screen', { screen: null }, ['template1.js', 'parts.js', 'ru.js']],
    ['maintenance', { isDown: true }, ['maintenance.js', ...allTexts]],
    ['a language without texts', { languageTag: 'my' }, ['template1.js', 'parts.js', 'home.js']],
  ])('%s', (_page, changed, scripts) => {
    expect(pageFiles(manifest, { ...home, ...changed }).scripts).toEqual(scripts);
  });
});

describe('styles of what stands drawn in the page before its code is there', () => {
  it.each<[string, Partial<FirstPage>, string[]]>([
    ['the lobby with its matches', {}, ['parts.css', 'below.css', 'sports.css']],
    ['another screen, where no match stands', { screen: 'slots' }, ['parts.css', 'below.css']],
    ['the feed of the lobby', { themeCode: 'slot5' }, ['sports.css', 'feed.css']],
    ['prices and bet slip', { themeCode: 'sportsbook1' }, ['sports.css', 'slip.css']],
  ])('%s', (_what, changed, styles) => {
    expect(pageFiles(manifest, { ...home, ...changed }).styles).toEqual(styles);
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
