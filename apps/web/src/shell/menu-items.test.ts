import { screenNames, screens } from '@pavilion/domain/screens';
import type { Text } from '@pavilion/i18n';
import { describe, expect, it } from 'vitest';
import { screenCatalogue } from '../screens/screen-catalogue.ts';
import { contentItem, pageItems, withSports } from './menu-items.ts';
import { isOfferedPath } from './offered-pages.ts';

// Only the keys matter here, so the text stands for itself.
const t = ((key: string) => key) as unknown as Text;
const isBuilt = (screen: (typeof screenNames)[number]) =>
  screenCatalogue[screen].load !== undefined;

describe('entries of menus', () => {
  it('are the pages this site has, and appear with the page', () => {
    expect(pageItems(screenNames, t, '/').map(({ id }) => id)).toEqual(screenNames.filter(isBuilt));
  });

  it.each(screenNames)('named %s by the operator', (screen) => {
    const item = contentItem({ content_id: screen.replaceAll('-', '_'), children: [] }, t, '/');
    // Categories of games carry their own name and are always there.
    if (item && item.id !== screen) expect(isOfferedPath(item.to)).toBe(true);
    else expect(item !== null).toBe(isBuilt(screen));
  });

  it('that nobody knows are left out', () => {
    expect(contentItem({ content_id: 'casino_royale', children: [] }, t, '/')).toBeNull();
  });

  it('below others are judged as well', () => {
    const children = screenNames.map((screen) => ({ content_id: screen.replaceAll('-', '_') }));
    const item = contentItem({ content_id: 'slot_game', children }, t, '/');
    const built = screenNames.filter(isBuilt).map((screen) => screens[screen].path);
    expect(item?.children?.map(({ to }) => to)).toEqual(built);
  });
});

describe('a path', () => {
  it.each(screenNames)('of %s is offered when its screen is built', (screen) => {
    expect(isOfferedPath(screens[screen].path)).toBe(isBuilt(screen));
    expect(isOfferedPath(`${screens[screen].path}?from=bar#top`)).toBe(isBuilt(screen));
  });

  it('of no screen is not judged', () => {
    expect(isOfferedPath('/nowhere')).toBe(true);
  });
});

describe('sports in the menu', () => {
  const games = ['hot', 'casino', 'slots'].map((id) => ({
    id,
    label: id,
    to: `/${id}`,
    icon: 'list' as const,
    isActive: false,
  }));
  const state = { path: '/', search: '', liveCount: 4, settledCount: 2 };
  const menuOf = (site: { hasSports: boolean; isSportsbook: boolean }, at = state) =>
    withSports(games, t, { ...site, ...at });

  it('lead on a sportsbook, with the matches in play and the player’s bets', () => {
    const menu = menuOf({ hasSports: true, isSportsbook: true });
    expect(menu.map(({ id }) => id)).toEqual([
      'sportsbook',
      'live',
      'my-bets',
      'hot',
      'casino',
      'slots',
    ]);
    expect(menu.map(({ badge }) => badge).slice(0, 3)).toEqual([undefined, '4', '2']);
  });

  it('stand among the first entries of a casino, once', () => {
    const menu = menuOf({ hasSports: true, isSportsbook: false });
    expect(menu.map(({ id }) => id)).toEqual(['hot', 'casino', 'sportsbook', 'slots']);
    const again = withSports(menu, t, { hasSports: true, isSportsbook: false, ...state });
    expect(again.filter(({ to }) => to === '/sports')).toHaveLength(1);
  });

  it('are in no menu of a site without a sportsbook', () => {
    expect(menuOf({ hasSports: false, isSportsbook: true })).toEqual(games);
  });

  it.each([
    ['', ['sportsbook']],
    ['?state=live', ['live']],
  ])('mark where the page is (%s)', (search, active) => {
    const menu = menuOf(
      { hasSports: true, isSportsbook: true },
      { ...state, path: '/sports', search },
    );
    expect(menu.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual(active);
  });
});
