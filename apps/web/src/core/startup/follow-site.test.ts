import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marquee } from '@pavilion/contracts/player/site/marquee.contract';
import { call } from '../api.ts';
import { realtime } from '../realtime/realtime.ts';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { followSite } from './follow-site.ts';

const open = { is_maintenance: false, start_date: null, end_date: null };
const down = { ...open, is_maintenance: true };
let site: { is_maintenance: boolean; start_date: string | null; end_date: string | null };
let isStale = 0;
let asked = 0;
let reload: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  site = open;
  isStale = 0;
  asked = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal('location', { hostname: 'casino1.localhost', origin: 'http://casino1.localhost' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/startup')
      return Response.json(
        { statusCode: -503, message: 'serviceUnavailable' },
        { status: site.is_maintenance ? 503 : 500 },
      );
    asked += 1;
    const maintenance = asked <= isStale ? open : site;
    return Response.json({ statusCode: 1, message: 'OK', maintenance });
  });
  useLayoutStore.setState({ ...emptyLayout, maintenance: open }, true);
  reload = vi.fn<() => void>();
  stop = followSite({ reload });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reloads at the begin of a maintenance announced with the page, though no line tells it', async () => {
  const planned = { ...open, start_date: new Date(60_000).toISOString() };
  site = planned;
  useLayoutStore.setState({ maintenance: planned });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toBe(0);
  site = { ...planned, is_maintenance: true };
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks again while its own clock is ahead of the server, and takes over a window that was put off', async () => {
  site = { ...open, start_date: new Date(60_000).toISOString() };
  useLayoutStore.setState({ maintenance: site });
  await vi.advanceTimersByTimeAsync(66_000);
  expect(asked).toBe(2);
  site = { ...open, start_date: new Date(120_000).toISOString() };
  await vi.advanceTimersByTimeAsync(10_000);
  const before = asked;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(asked).toBe(before);
  expect(useLayoutStore.getState().maintenance).toEqual(site);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads when a call answers serviceUnavailable because of maintenance', async () => {
  site = down;
  await call(marquee, {}, { handled: true }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays when calls answer serviceUnavailable for another reason, and asks once for many', async () => {
  for (let count = 0; count < 3; count += 1)
    await call(marquee, {}, { handled: true }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});

it('waits until the process it asks knows of the change that it was told', async () => {
  isStale = 3;
  site = down;
  const socket = {
    close: () => undefined,
    receive: (_message: { data: string }): void => undefined,
  };
  vi.stubGlobal(
    'WebSocket',
    class {
      static readonly OPEN = 1;
      constructor() {
        Object.assign(this, { close: socket.close });
        socket.receive = (message) => {
          const hear: unknown = Reflect.get(this, 'onmessage');
          if (typeof hear === 'function') hear(message);
        };
      }
    },
  );
  realtime.connect();
  socket.receive({
    data: JSON.stringify({
      type: 'event',
      seq: 1,
      topic: 'site',
      event: 'site.changed',
      data: down,
    }),
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect([asked, reload.mock.calls.length]).toEqual([4, 1]);
  realtime.close();
});
