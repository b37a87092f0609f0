import { beforeEach, expect, it, vi } from 'vitest';

const local = vi.hoisted(() => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.assign(globalThis, { localStorage: storage });
  return storage;
});
const { emptyLayout, useLayoutStore } = await import('./layout.store.ts');

beforeEach(() => useLayoutStore.setState({ ...emptyLayout }, true));

const kept = (): object => JSON.parse(local.getItem('layout') ?? '{}').state;

it('has every field of the specification (point 3), each with its default', () => {
  expect(emptyLayout).toEqual({
    message: '',
    template: null,
    maintenance: { is_maintenance: false, start_date: null, end_date: null },
    language: [],
    content: { menu: [], game_menu: [] },
    accountList: [],
    site: null,
    cms: {},
    cms_status: {},
    provider_count: {},
    aff_domain: '',
    show_preloader: true,
    hasHotGames: false,
    show_bf_ann_modal: true,
    show_app_download: true,
    show_download_bar: false,
    live_chat: { chat_id: '', image_id: '', status: false },
    partners: [],
    showPartner: true,
    show_referral: 0,
  });
});

it('is kept in the browser, but for the bodies of pages and for the preloader, which every page begins with', () => {
  const faqs = { status: true, en_body: '<p>Hello</p>', local_body: '' };
  useLayoutStore.setState({ showPartner: false, show_preloader: false, cms: { faqs } });
  expect(kept()).toEqual({ ...emptyLayout, showPartner: false });
  expect(useLayoutStore.getState()).toMatchObject({ show_preloader: false, cms: { faqs } });
});
