import '../../testing/dom.ts';
import { Dialog } from '@pavilion/ui/dialog';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { mount } from '../../testing/mount.tsx';
import { letBackCloseDialogs } from '@pavilion/web-core/navigation/dialog-steps';
import { browserHistory, startHistory } from '@pavilion/web-core/navigation/history';

/** A browser's history: steps with their state, gone through later than asked. */
const kept: { state: unknown; address: string }[] = [];
let at = 0;
const visited = () => kept.map(({ address }) => address);

beforeAll(() => {
  vi.stubGlobal('history', {
    get state() {
      return kept[at]?.state;
    },
    pushState: (state: unknown, _title: string, address: string) => {
      kept.splice(at + 1, kept.length, { state, address });
      at += 1;
    },
    replaceState: (state: unknown, _title: string, address: string) => {
      kept[at] = { state, address };
    },
    back: () => void setTimeout(goBack, 5),
  });
  vi.stubGlobal('location', {
    get pathname() {
      return kept[at]?.address.replace(/[?#].*$/, '');
    },
    search: '',
    get hash() {
      return /#.*$/.exec(kept[at]?.address ?? '')?.[0] ?? '';
    },
    origin: 'http://localhost',
  });
  kept.push({ state: null, address: '/sports' });
  startHistory();
  letBackCloseDialogs();
});

function goBack(): void {
  at -= 1;
  dispatchEvent(new PopStateEvent('popstate'));
}
const back = () => act(async () => goBack());
const settled = () => act(() => new Promise((resolve) => void setTimeout(resolve, 20)));

const useSheet = create(() => ({ isOpen: false }));
const setOpen = (isOpen: boolean): void => useSheet.setState({ isOpen });

function Sheet() {
  const isOpen = useSheet((state) => state.isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Slip" closeLabel="Close">
      content
    </Dialog>
  );
}

describe('an open dialog', () => {
  let sheet: Awaited<ReturnType<typeof mount>>;
  const isOpen = () => sheet.element.textContent.includes('content');
  const open = async () => {
    await act(async () => setOpen(true));
    await settled();
  };

  beforeEach(async () => {
    kept.splice(0, kept.length, { state: null, address: '/' }, { state: null, address: '/sports' });
    at = 1;
    browserHistory.replace('/sports');
    setOpen(false);
    sheet = await mount(<Sheet />);
  });
  afterEach(async () => {
    await sheet.unmount();
    await settled();
  });

  it('is closed by Back, and the page stays', async () => {
    await open();
    await back();
    expect(isOpen()).toBe(false);
    expect(browserHistory.location.pathname).toBe('/sports');
    await settled();
    expect(kept[at]?.address).toBe('/sports');
    expect(at).toBe(1);
  });

  it('closed otherwise leaves no step behind: the next Back leaves the page', async () => {
    await open();
    await act(async () => setOpen(false));
    await settled();
    expect(at).toBe(1);
    await back();
    expect(browserHistory.location.pathname).toBe('/');
  });

  it('closes when another page is gone to, which takes the place of its step', async () => {
    await open();
    await act(async () => browserHistory.push('/deposit'));
    await settled();
    expect(isOpen()).toBe(false);
    expect(visited()).toEqual(['/', '/sports', '/deposit']);
  });

  it('stays over a page that takes the place of the one below it, and leaves that page when it is closed', async () => {
    await open();
    await act(async () => browserHistory.replace('/deposit'));
    await settled();
    expect(isOpen()).toBe(true);
    expect(visited()).toEqual(['/', '/deposit', '/deposit']);
    await act(async () => setOpen(false));
    await settled();
    expect(kept[at]?.address).toBe('/deposit');
    expect(at).toBe(1);
  });

  it('closed after the sign-in above it led elsewhere, it leaves that page open', async () => {
    await open();
    await act(async () => browserHistory.push('#loginmodal'));
    await act(async () => {
      browserHistory.replace('/sports');
      browserHistory.replace('/deposit');
    });
    await settled();
    await act(async () => setOpen(false));
    await settled();
    expect(kept[at]?.address).toBe('/deposit');
    expect(browserHistory.location.pathname).toBe('/deposit');
  });

  it('keeps a page that is gone to while its step is taken back', async () => {
    await open();
    await act(async () => setOpen(false));
    await act(() => new Promise((resolve) => void setTimeout(resolve, 2)));
    await act(async () => browserHistory.push('/deposit'));
    await settled();
    expect(kept[at]?.address).toBe('/deposit');
    await back();
    expect(kept[at]?.address).toBe('/sports');
  });

  it('stays below a modal of the address, which Back closes first', async () => {
    await open();
    await act(async () => browserHistory.push('#loginmodal'));
    await back();
    expect(browserHistory.location.hash).toBe('');
    expect(isOpen()).toBe(true);
    await back();
    expect(isOpen()).toBe(false);
  });
});
