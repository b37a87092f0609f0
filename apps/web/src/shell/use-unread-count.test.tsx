import '../testing/dom.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { provideBoot } from '../core/boot.ts';
import { useDialogStore } from '@pavilion/web-core/dialogs/dialog.store';
import { queryClient } from '../core/query.ts';
import { resetUser } from '../core/stores/user.store.ts';
import { useUnreadCount } from './use-unread-count.ts';

function Header() {
  return <b>{useUnreadCount()}</b>;
}
const page = (
  <QueryClientProvider client={queryClient}>
    <Header />
  </QueryClientProvider>
);

afterEach(() => void vi.unstubAllGlobals());

it('a header that is taken over when the session has ended already asks and says nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ statusCode: -400, message: 'invalidInput' });
  });
  provideBoot({
    startup: { maintenance: { is_maintenance: false, start_date: null, end_date: null } },
    seo: null,
    locale: { tag: 'en-US', prefix: null },
    path: '/slots',
    rootDomain: 'localhost',
    // The server rendered it for somebody who is signed in.
    view: { layout: 'wide', timeZone: 'UTC', isPlayer: true },
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  resetUser();
  await act(async () => void hydrateRoot(root, page));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(root.textContent).toBe('0');
  expect(asked).toEqual([]);
  expect(useDialogStore.getState().message).toBeNull();
});
