import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/browser.ts';
import { chromiumFlags } from '../../../scripts/lib/chromium-flags.ts';

/** A price that stood on the page, and when it was painted first (wall clock). */
export interface Painted {
  oddsMilli: number;
  atMs: number;
}

const viewport = { width: 390, height: 844 };
/** What stands below its label; all prices of a match of the bench are alike. */
const price = 'button.price > .price-label + *';

/** A phone on the page of a match, which notes the prices it paints while `work` runs. */
export async function whilePainting(
  origin: string,
  eventId: string,
  work: () => Promise<void>,
): Promise<Painted[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage({ viewport, hasTouch: true });
    await page.goto(`${origin}/sports?event=${eventId}`);
    await page.locator(price).first().waitFor();
    await watch(page);
    await work();
    const noted = await page.evaluate(
      () => (globalThis as unknown as { painted: [string, number][] }).painted,
    );
    return noted.map(([odds, atMs]) => ({ oddsMilli: Math.round(Number(odds) * 1000), atMs }));
  } finally {
    await browser.close();
  }
}

/** A frame is asked for when the page changes; a task after it comes when it is painted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const painted: [string, number][] = [];
    Object.assign(globalThis, { painted });
    let shown = '';
    const look = (): void => {
      const text = document.querySelector(selector)?.textContent ?? '';
      const odds = /\d+\.\d{2}/.exec(text)?.[0] ?? '';
      if (odds === shown) return;
      shown = odds;
      requestAnimationFrame(() => {
        setTimeout(() => painted.push([odds, performance.timeOrigin + performance.now()]));
      });
    };
    new MutationObserver(look).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  }, price);
