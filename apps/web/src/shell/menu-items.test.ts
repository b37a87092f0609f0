import { screenNames, screens } from '@pavilion/domain/screens';
import type { Text } from '@pavilion/i18n';
import { describe, expect, it } from 'vitest';
import { contentItem, pageItems, withSports } from './menu-items.ts';

// Only the keys matter here, so the text stands for itself.
const t = ((key: string) => key) as unknown as Text;

describe('entries of menus', () => {
  it('are all pages', () => {
    expect(pageItems(screenNames, t, '/').map(({ id }) => id)).toEqual(screenNames);
  });

  it.each(screenNames)('named %s by the operator', (screen) => {
    const item = contentItem({ content_id: screen.replaceAll('-', '_'), children: [] }, t, '/');
    expect(item).not.toBeNull();
  });

  it('that nobody knows are left out', () => {
    expect(contentItem({ content_id: 'casino_royale', children: [] }, t, '/')).toBeNull();
  });

  it('stand below others as well', () => {
    const children = screenNames.map((screen) => ({ content_id: screen.replaceAll('-', '_') }));
    const item = contentItem({ content_id: 'slot_game', children }, t, '/');
    const paths = screenNames.map((screen) => screens[screen].path);
    expect(item?.children?.map(({ to }) => to)).toEqual(paths);
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
