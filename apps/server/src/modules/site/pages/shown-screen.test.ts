import type { ScreenName } from '@pavilion/domain/screens';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../site-directory/index.ts';
import { isDrawn, shownScreen } from './shown-screen.ts';

const pageOf = (themeCode: string, screen: ScreenName | null, isDown = false) => ({
  site: { themeCode } as Site,
  screen,
  isDown,
});

describe('what stands at an address', () => {
  it.each<[string, ScreenName | null, ScreenName | null, boolean]>([
    // theme, address, what a guest sees, drawn by the server
    ['casino1', 'home', 'home', true],
    ['casino1', 'login', 'login', false],
    ['casino1', 'register', 'register', false],
    ['casino1', 'forgot-password', 'forgot-password', false],
    ['slot4', 'login', 'home', true],
    ['slot4', 'register', 'home', true],
    ['slot5', 'login', 'home', true],
    ['slot4', 'forgot-password', 'forgot-password', false],
    ['slot4', 'sports', 'sports', true],
    ['a theme nobody knows', 'login', 'login', false],
    ['casino1', null, null, false],
  ])('%s %s', (theme, screen, shown, drawn) => {
    const page = pageOf(theme, screen);
    expect(shownScreen(page)).toBe(shown);
    expect(isDrawn(page)).toBe(drawn);
  });

  it('is drawn by the browser while the site is down', () => {
    expect(isDrawn(pageOf('slot4', 'login', true))).toBe(false);
  });
});
