import '../testing/dom.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The whole file runs when it is loaded: once per test. */
const start = async (): Promise<void> => {
  vi.resetModules();
  await import('./first-paint.ts');
};
const loadedApp = () => document.querySelector('script[src="/assets/app.js"]');

beforeEach(() => {
  // Of time only the longest wait would ask for the app: it does not pass.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (): void => undefined;
    },
  );
  document.head.innerHTML = '<meta name="pavilion-modules" content="/assets/app.js">';
  document.body.innerHTML = '<img fetchpriority="high" alt="">';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page's first picture, on its way as `address`, or never chosen. */
function picture(address: string): HTMLImageElement {
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { complete: { value: false }, currentSrc: { value: address } });
  return image;
}

const someFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((done) => void requestAnimationFrame(done));
};

it('lets the picture of the first view come before the app', async () => {
  const image = picture('/media/slide.webp');
  await start();
  await someFrames();
  expect(loadedApp()).toBeNull();
  image.dispatchEvent(new Event('load'));
  await someFrames();
  expect(loadedApp()).not.toBeNull();
});

it('waits for no picture where the browser shows none', async () => {
  picture('');
  await start();
  await someFrames();
  expect(loadedApp()).not.toBeNull();
});

it('runs the libraries in a task of their own, and lets what follows come beside them', async () => {
  document.head.innerHTML =
    '<meta name="pavilion-modules" content="/assets/app.js /assets/vendor-1a.js /assets/parts-2b.js">';
  picture('');
  await start();
  await someFrames();
  expect(document.querySelector('script[src="/assets/vendor-1a.js"]')).not.toBeNull();
  expect(document.querySelector('link[href="/assets/parts-2b.js"]')).not.toBeNull();
  expect(document.querySelector('script[src="/assets/parts-2b.js"]')).toBeNull();
});

it('asks again for an app that did not come, twice and not for ever', async () => {
  picture('');
  await start();
  await someFrames();
  const asked = () => [...document.querySelectorAll('script[src="/assets/app.js"]')];
  for (const waitMs of [1000, 4000]) {
    const before = asked().length;
    asked().at(-1)?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(asked()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toHaveLength(before + 1);
  }
  asked().at(-1)?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toHaveLength(3);
});
