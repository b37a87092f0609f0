import { fileOfScreen } from '@pavilion/domain/screen-kinds';
import { screenNames } from '@pavilion/domain/screens';
import { describe, expect, test } from 'vitest';
import { checkScreens, SCREEN_CATALOGUE } from './screens.ts';
import { file, readRepository } from './support/repository.ts';

test('every screen has its row and every folder of screens is used', () => {
  expect(checkScreens(screenNames, readRepository())).toEqual([]);
});

test('the file that the server preloads for a screen is there', () => {
  const paths = new Set(readRepository().map(({ path }) => path));
  const missing = screenNames
    .map((name) => `apps/web/src/screens/${fileOfScreen(name)}.screen.tsx`)
    .filter((path) => !paths.has(path));
  expect(missing).toEqual([]);
});

describe('the check notices', () => {
  const screens = ['home', 'add-bank'];
  const rows = `export const screenCatalogue = {
    home: () => import('./home/home.screen.tsx'),
    'add-bank': () => import('./add-bank/add-bank.screen.tsx'),
  };`;
  const whole = 'a line\n'.repeat(13);
  const home = file('apps/web/src/screens/home/home.screen.tsx', whole);
  const addBank = file('apps/web/src/screens/add-bank/add-bank.screen.tsx', whole);

  test('nothing when all is there', () => {
    expect(checkScreens(screens, [file(SCREEN_CATALOGUE, rows), home, addBank])).toEqual([]);
  });

  test('a missing catalogue', () => {
    expect(checkScreens(screens, [home])).toEqual([`${SCREEN_CATALOGUE} is missing`]);
  });

  test('a missing row', () => {
    const violations = checkScreens(
      [...screens, 'bank'],
      [file(SCREEN_CATALOGUE, rows), home, addBank],
    );
    expect(violations).toEqual([`screen bank has no row in ${SCREEN_CATALOGUE}`]);
  });

  test('a row whose folder is missing', () => {
    expect(checkScreens(screens, [file(SCREEN_CATALOGUE, rows), home])).toEqual([
      'the screen catalogue imports the missing folder add-bank',
    ]);
  });

  test('a folder without a row', () => {
    const stray = file('apps/web/src/screens/secret/secret.screen.tsx', whole);
    expect(checkScreens(screens, [file(SCREEN_CATALOGUE, rows), home, addBank, stray])).toEqual([
      'apps/web/src/screens/secret has no row in the screen catalogue',
    ]);
  });

  test('a hollow screen', () => {
    const hollow = file(home.path, 'a line\n'.repeat(12));
    expect(checkScreens(screens, [file(SCREEN_CATALOGUE, rows), hollow, addBank])).toEqual([
      `${home.path} has 12 lines: make it a row of a kind of screens in ${SCREEN_CATALOGUE}`,
    ]);
  });
});
