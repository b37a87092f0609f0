import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { applyStartup, rejectStartup, type StartupAnswer } from './apply-startup.ts';
import { filterMenus } from './menus.ts';

const site = {
  site_name: 'Pavilion',
  currency: 'PHP',
  theme_code: 'casino1',
  theme_color: 'gold',
  logo1: '',
  logo2: '',
  logo3: '',
  status: 'ACTIVE',
  expired_date: null,
  logo_text: 'Pavilion',
  external_id: 'pavilion',
  android_sub: '',
  ios_sub: '',
  manifest_icon: '',
  gamify_status: true,
  minimum_age: 18,
  rules: {
    is_parallel_play_allowed: true,
    are_slot_stakes_bounded: false,
    is_small_return_neutral: false,
    is_net_result_shown: false,
    history_months: 12,
  },
};
const entry = (content_id: string, children: string[] = []) => ({
  content_id,
  children: children.map((id) => ({ content_id: id, children: [] })),
});
const answer = (changes: Partial<StartupAnswer> = {}): StartupAnswer => ({
  maintenance: { is_maintenance: false, start_date: null, end_date: null },
  site,
  language: ['EN', 'CN'],
  provider_count: { slot_game: 2, casino: 0 },
  content: { menu: [entry('hot'), entry('slot_game'), entry('casino')], game_menu: [] },
  ...changes,
});

vi.stubGlobal('localStorage', {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

describe('startup (specification, point 4)', () => {
  beforeEach(() => useLayoutStore.setState({ ...emptyLayout }, true));

  it('stores site, template and menus of a valid site', () => {
    applyStartup(answer());
    expect(useLayoutStore.getState()).toMatchObject({ template: 'template1', site, message: '' });
  });

  it('stores only the window while in maintenance', () => {
    const maintenance = { is_maintenance: true, start_date: null, end_date: null };
    applyStartup(answer({ maintenance }));
    expect(useLayoutStore.getState()).toMatchObject({ maintenance, site: null });
  });

  it.each([
    [{ theme_code: 'casino99' }, 'Invalid theme code'],
    [{ theme_code: 'template1' }, 'Invalid theme code'],
    [{ theme_color: 'cherry' }, 'Invalid theme color'],
  ])('an invalid theme %j resets the state with its message', async (changes, message) => {
    applyStartup(answer());
    applyStartup(answer({ site: { ...site, ...changes } }));
    await expect.poll(() => useLayoutStore.getState()).toEqual({ ...emptyLayout, message });
  });

  it('a failed call leaves its message and no maintenance', () => {
    applyStartup(answer());
    rejectStartup('siteNotFound');
    expect(useLayoutStore.getState()).toEqual({ ...emptyLayout, message: 'siteNotFound' });
  });
});

describe('menus', () => {
  it('keep categories that have providers, hot entries and other pages', () => {
    const filtered = filterMenus(
      {
        menu: [entry('hot'), entry('slot_game'), entry('casino'), entry('promotions')],
        game_menu: [entry('fishing', ['hot']), entry('slot_game', ['hot', 'poker'])],
      },
      { slot_game: 3 },
    );
    expect(filtered.menu.map((item) => item.content_id)).toEqual([
      'hot',
      'slot_game',
      'promotions',
    ]);
    expect(filtered.game_menu).toEqual([entry('slot_game', ['hot'])]);
  });
});
