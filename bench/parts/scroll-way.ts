import type { Page } from '@playwright/test';
import type { Figure } from '../lib/report.ts';

/** As fast as a finger flings a list: on a phone three windows a second. */
const speedPxPerSecond = 2400;
/** The gesture's last step may be cut. */
const tolerancePx = 50;
const patienceMs = 60_000;

/**
 * How a scroll went: how far, and how long half of the window and more had no game while pages were
 * on their way.
 */
export interface Way {
  wantedPx: number;
  movedPx: number;
  waitedMs: number;
}

/**
 * Scrolls as a finger or wheel does, through the browser's own gesture, for so many seconds' way
 * over games. Where the list ends before that, it waits for the next page and goes on, so that no
 * figure is that of a page standing still.
 */
export async function scrollOverGames(page: Page, seconds: number): Promise<Way> {
  const wantedPx = speedPxPerSecond * seconds;
  const startPx = await positionOf(page);
  await page.evaluate(watchWaits);
  let movedPx = 0;
  const giveUpAt = performance.now() + seconds * 1000 + patienceMs;
  while (movedPx < wantedPx - tolerancePx) {
    if (performance.now() > giveUpAt)
      throw new Error(`the lobby let itself be scrolled ${movedPx} px of ${wantedPx} only`);
    await gesture(page, wantedPx - movedPx);
    movedPx = (await positionOf(page)) - startPx;
  }
  const waitedMs = await page.evaluate(() => Number(Reflect.get(window, 'waitedMs')));
  await page.evaluate(() => Reflect.set(window, 'isWatching', false));
  return { wantedPx, movedPx: Math.round(movedPx), waitedMs: Math.round(waitedMs) };
}

/** What a bench says of the pages a scroll has waited for. */
export function waitedForPages(name: string, { waitedMs, ...way }: Way): Figure {
  return {
    name: `${name}: waited for pages`,
    value: waitedMs,
    unit: 'ms',
    aim: 'games all the way',
    isMet: waitedMs === 0,
    detail: { ...way },
  };
}

const positionOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

async function gesture(page: Page, distancePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Input.synthesizeScrollGesture', {
    x: size.width / 2,
    y: size.height / 2,
    yDistance: -distancePx,
    speed: speedPxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await session.detach();
}

/**
 * Adds up in `window.waitedMs` the time in which the last game on the page is above the middle of
 * the window.
 */
function watchWaits(): void {
  Reflect.set(window, 'waitedMs', 0);
  Reflect.set(window, 'isWatching', true);
  let before = performance.now();
  const look = (now: number): void => {
    const last = [...document.querySelectorAll('main article')].at(-1);
    const isWaiting = !last || last.getBoundingClientRect().bottom < innerHeight / 2;
    if (isWaiting)
      Reflect.set(window, 'waitedMs', Number(Reflect.get(window, 'waitedMs')) + now - before);
    before = now;
    if (Reflect.get(window, 'isWatching') === true) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
