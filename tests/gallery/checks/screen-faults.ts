import type { Page } from 'playwright-core';
import { pageFaults } from '../page-faults.ts';
import { collectProblems } from './console-problems.ts';
import { mostShift, readShifts, watchShifts } from './layout-shift.ts';
import { tabOrderFaults } from './tab-order.ts';
import { brokenPictures, walkDown } from './whole-page.ts';

/** What was found on one screen, and how far it moved. */
export interface ScreenReport {
  faults: string[];
  shift: number;
}

/** A page that is not the product has nothing that could be wrong: that it is there is judged first. */
async function absenceFaults(page: Page, status: number | undefined): Promise<string[]> {
  const isShown = await page.locator('main#main').isVisible();
  return status === 200 && isShown ? [] : [`not a page of the product (answered ${status})`];
}

/** How long after loading the page may not move any more than by `mostShift` in all. */
const stillForMs = 2000;

/** Watches a new page; call it once, before the page opens anything. */
export async function watchScreens(page: Page): Promise<string[]> {
  await page.addInitScript(watchShifts);
  return collectProblems(page);
}

/**
 * Opens a screen and judges what does not depend on colours: how far it moves until two seconds after loading, what is wider
 * than the window or cut off, the order of the keyboard, pictures, and the console. `problems` is what `watchScreens` gave; it is emptied.
 * The page stays without motion.
 */
export async function judgeScreen(
  page: Page,
  address: string,
  problems: string[],
): Promise<ScreenReport> {
  problems.length = 0;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const answer = await page.goto(address);
  await page.waitForTimeout(stillForMs);
  const { score, moved } = await readShifts(page);
  // Walked through without motion: nothing that slides in is measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walkDown(page);
  const faults = [
    ...(await absenceFaults(page, answer?.status())),
    ...(score < mostShift ? [] : [`moves by ${score.toFixed(4)}: ${moved.slice(0, 4).join('; ')}`]),
    ...(await page.evaluate(pageFaults)),
    ...(await page.evaluate(tabOrderFaults)),
    ...(await page.evaluate(brokenPictures)),
    ...problems,
  ];
  problems.length = 0;
  return { faults, shift: score };
}
