import '../testing/dom.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideBoot } from '../core/boot.ts';
import { readyMark } from '../core/build/standing-page.ts';
import { emptyLayout, useLayoutStore } from '../core/stores/layout.store.ts';
import { emptyUser, useUserStore } from '../core/stores/user.store.ts';
import { settle } from './start.ts';

/** A socket whose server never answers. */
class UnopenedSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
}

let asked: string[];
beforeEach(() => {
  asked = [];
  document.body.innerHTML = '<div id="root"><main></main></div>';
  vi.stubGlobal('WebSocket', UnopenedSocket);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address));
    return Response.json({ statusCode: -400, message: 'invalidParameters' });
  });
  provideBoot({
    startup: { maintenance: { is_maintenance: false, start_date: null, end_date: null } },
    seo: null,
    locale: { tag: 'en-US', prefix: null },
    path: '/account',
    rootDomain: 'localhost',
    view: { layout: 'narrow', timeZone: 'UTC', isPlayer: true },
  });
  useLayoutStore.setState({ ...emptyLayout }, true);
  const user = { ...emptyUser.user, account_id: 'ana' };
  useUserStore.setState({ ...emptyUser, isAuthenticated: true, token: 'secret', user }, true);
});
afterEach(() => void vi.unstubAllGlobals());

it('asks for nothing of the player before the page that the server rendered answers: it was rendered without', async () => {
  const settled = settle();
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).toEqual([]);
  document.querySelector('#root')?.setAttribute(readyMark, '');
  await settled;
  expect(asked).toContain('/api/auth/vip');
});
