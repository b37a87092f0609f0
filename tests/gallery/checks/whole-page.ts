import type { Page } from 'playwright-core';

/** Endless lists end somewhere: so many windows are looked at. */
const mostWindows = 12;
/** Pictures and parts come within this, on a busy machine too. */
const loadedWithinMs = 45_000;
/** A page gives a picture up at once; a busy machine tells it late. */
const givenUpWithinMs = 10_000;
/** What floats comes back after scrolling. */
const restMs = 400;

/**
 * Goes down the page, so that what comes with scrolling comes, waits for its pictures and goes back
 * up. Gives what never came, as sentences.
 */
export async function walkDown(page: Page): Promise<string[]> {
  await page.evaluate(async (most) => {
    for (let step = 1; step <= most; step += 1) {
      scrollTo({ top: step * innerHeight * 0.9, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) break;
    }
  }, mostWindows);
  const missing = await waitUntilLoaded(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(restMs);
  return missing;
}

async function waitUntilLoaded(page: Page): Promise<string[]> {
  const deadlineMs = performance.now() + loadedWithinMs;
  let missing = await page.evaluate(missingParts);
  while (missing.length > 0 && performance.now() < deadlineMs) {
    await page.waitForTimeout(100);
    missing = await page.evaluate(missingParts);
  }
  return missing.map((part) => `after ${loadedWithinMs / 1000} s ${part}`);
}

/** Pictures on their way and parts that wait for their data. Runs inside the page. */
function missingParts(): string[] {
  const pictures = [...document.images]
    .filter(({ complete, loading }) => !complete && loading !== 'lazy')
    .map(({ currentSrc, src }) => `still without picture: ${currentSrc || src}`);
  const busy = [...document.querySelectorAll('main [aria-busy="true"]')].map(
    ({ tagName, className }) => `still busy: ${tagName.toLowerCase()}.${className}`,
  );
  return [...pictures, ...busy];
}

/**
 * Pictures that were asked for, cannot be seen and are not given up by the page in its time, as
 * sentences.
 */
export async function brokenPictures(page: Page): Promise<string[]> {
  const deadlineMs = performance.now() + givenUpWithinMs;
  let broken = await page.evaluate(brokenNow);
  while (broken.length > 0 && performance.now() < deadlineMs) {
    await page.waitForTimeout(100);
    broken = await page.evaluate(brokenNow);
  }
  return broken;
}

/** Runs inside the page. */
function brokenNow(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth)
    .map(({ currentSrc }) => `broken picture: ${currentSrc}`);
}
