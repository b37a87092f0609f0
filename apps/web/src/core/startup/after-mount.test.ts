import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query.ts';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { loadAfterMount } from './after-mount.ts';

const page = (status: boolean, en_body: string) => ({ status, en_body, local_body: '' });
const cms = {
  about_us: page(true, '<p>About</p>'),
  privacy_policy: page(false, ''),
  banking: page(true, ''),
  faqs: page(false, ''),
  responsible_gaming: page(true, ''),
  term_condition: page(true, ''),
};
const social = { name: 'telegram', href: 'https://t.me/x', img_url: '/x.svg' };
const partner = { href: 'https://p.example', img_url: '/p.svg', partner_name: 'P' };
const answers: Record<string, object> = {
  '/api/settings/siteinfodetail': {
    cms,
    show_referral: 1,
    show_app_download: false,
    show_bf_ann_modal: false,
  },
  '/api/settings/social_account': { value: [social] },
  '/api/settings/partners': { value: [partner] },
  '/api/product/get_hot_games': {
    value: [
      { provider_code: 'P', game_code: 'g', game_name: 'G', game_type: 'slot_game', img_url: '' },
    ],
  },
  '/api/settings/get_analytics': { value: [] },
};

let asked: string[];
beforeEach(() => {
  asked = [];
  queryClient.clear();
  useLayoutStore.setState({ ...emptyLayout }, true);
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-US' } });
  vi.stubGlobal('location', { hostname: 'casino1.localhost' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const path = String(address);
    asked.push(path);
    return Response.json({ statusCode: 1, message: 'OK', ...answers[path] });
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('fills what the layout store knows of the site (specification, points 3 and 4)', async () => {
  await loadAfterMount('');
  expect(useLayoutStore.getState()).toMatchObject({
    cms,
    cms_status: {
      about_us: true,
      privacy_policy: false,
      banking: true,
      faqs: false,
      responsible_gaming: true,
      term_condition: true,
    },
    accountList: [social],
    partners: [partner],
    hasHotGames: true,
    show_referral: 1,
    show_app_download: false,
    show_bf_ann_modal: false,
  });
});

it('asks for nothing while the site is in maintenance', async () => {
  const maintenance = { is_maintenance: true, start_date: null, end_date: null };
  useLayoutStore.setState({ maintenance });
  await loadAfterMount('');
  expect(asked).toEqual([]);
});

it('sends the visit of an affiliate with the very first page (specification, points 4 and 7)', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  await loadAfterMount('?affiliate_id=friend');
  expect(kept.get('affiliate_id')).toBe('friend');
  expect(asked).toContain('/api/settings/adsvisit');
});

it('sends no visit that nobody sent', async () => {
  await loadAfterMount('?page=2');
  expect(asked).not.toContain('/api/settings/adsvisit');
});
