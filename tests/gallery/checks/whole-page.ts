import type { Page } from 'playwright-core';

/** Endless lists end somewhere: so many windows are looked at. */
const mostWindows = 12;
const picturesWithinMs = 5000;
/** What floats comes back after scrolling. */
const restMs = 400;

/** Goes down the page, so that what comes with scrolling comes, waits for its pictures and goes back up. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    for (let step = 1; step <= most; step += 1) {
      scrollTo({ top: step * innerHeight * 0.9, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) break;
    }
  }, mostWindows);
  await page
    .waitForFunction(
      () =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
        document.querySelector('main [aria-busy="true"]') === null,
      undefined,
      { timeout: picturesWithinMs },
    )
    .catch(() => undefined);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(restMs);
}

/** Pictures that were asked for and cannot be seen. Runs inside the page. */
export function brokenPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth)
    .map(({ currentSrc }) => `broken picture: ${currentSrc}`);
}
