import type { BootData } from '@pavilion/contracts/boot-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideBoot } from '../boot.ts';
import { refreshDeviceOnResize, useDevice } from './device.store.ts';

const desktop = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const become = (userAgent: string): void => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 });
};
const resize = (): boolean => target.dispatchEvent(new Event('resize'));
const isMobile = (): boolean => useDevice.getState().isMobile;

let target: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  become(desktop);
  useDevice.setState({ isMobile: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the device is read again 50 ms after a window resize (specification, point 9)', () => {
  const stop = refreshDeviceOnResize();
  become(phone);
  resize();
  vi.advanceTimersByTime(49);
  expect(isMobile()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMobile()).toBe(true);
  stop();
});

it('a window that is still being dragged is waited for', () => {
  const stop = refreshDeviceOnResize();
  become(phone);
  for (let steps = 0; steps < 5; steps += 1) {
    resize();
    vi.advanceTimersByTime(40);
  }
  expect(isMobile()).toBe(false);
  vi.advanceTimersByTime(10);
  expect(isMobile()).toBe(true);
  stop();
});

it('nothing is read once it was stopped', () => {
  const stop = refreshDeviceOnResize();
  become(phone);
  resize();
  stop();
  resize();
  vi.advanceTimersByTime(50);
  expect(isMobile()).toBe(false);
});

it('a page of the server’s is taken over as it was written, whatever the visitor holds', () => {
  provideBoot({ view: { layout: 'narrow', timeZone: 'UTC', isPlayer: false } } as BootData);
  expect(useDevice.getInitialState()).toMatchObject({ isMobile: true, isDesktop: false });
  provideBoot({ view: { layout: 'wide', timeZone: 'UTC', isPlayer: false } } as BootData);
  expect(useDevice.getInitialState()).toMatchObject({ isMobile: false, isDesktop: true });
});
