import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBuildCheck } from './build-check.ts';

const hourMs = 60 * 60 * 1000;

let served: string;
const reload = vi.fn();
const ask = vi.fn(async () => Response.json({ build: served }));

function openPage(build: string): void {
  vi.stubGlobal('document', { querySelector: () => ({ content: build }) });
  startBuildCheck();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', ask);
  served = 'b1';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an open page asks once an hour and reloads on an update (specification, points 4 and 9)', async () => {
  openPage('b1');
  await vi.advanceTimersByTimeAsync(hourMs - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  served = 'b2';
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledOnce();
});

it('a check that fails is only logged, and the next one comes', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  openPage('b1');
  ask.mockRejectedValueOnce(new Error('no network'));
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(reload).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  served = 'b2';
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that is being developed asks for nothing', async () => {
  openPage('dev');
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(ask).not.toHaveBeenCalled();
});
