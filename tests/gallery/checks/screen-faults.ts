import type { ThemeCode } from '@pavilion/domain/themes';
import type { Page } from 'playwright-core';
import { screens, type GalleryScreen } from '../plan.ts';
import { pageFaults } from '../page-faults.ts';
import { arrivalFaults } from './arrival.ts';
import { choosePrices } from './choose-prices.ts';
import { collectProblems } from './console-problems.ts';
import { coveredWords } from './covered-words.ts';
import { mostShift, readShifts, watchShifts } from './layout-shift.ts';
import { tabOrderFaults } from './tab-order.ts';
import { brokenPictures, walkDown } from './whole-page.ts';

/** What was found on one screen, and how far it moved. */
export interface ScreenReport {
  faults: string[];
  shift: number;
}

/** What is to be judged: a screen of the site at this origin, which wears the theme. */
export interface ScreenPlace {
  origin: string;
  theme: ThemeCode;
  screen: GalleryScreen;
}

/** How long after loading the page may not move any more than by `mostShift` in all. */
const stillForMs = 2000;

/** Watches a new page; call it once, before the page opens anything. */
export async function watchScreens(page: Page): Promise<string[]> {
  await page.addInitScript(watchShifts);
  return collectProblems(page);
}

/**
 * Opens a screen and judges what does not depend on colours: how far it moves until two seconds
 * after loading, what is wider than the window or cut off, the order of the keyboard, pictures, and
 * the console. `problems` is what `watchScreens` gave; it is emptied. The page stays without
 * motion.
 */
export async function judgeScreen(
  page: Page,
  place: ScreenPlace,
  problems: string[],
): Promise<ScreenReport> {
  problems.length = 0;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { path, query, act } = screens[place.screen];
  const answer = await page.goto(place.origin + path + (query ? `?${query}` : ''));
  await page.waitForTimeout(stillForMs);
  const { score, moved } = await readShifts(page);
  if (act) await choosePrices(page);
  // Walked through without motion: nothing that slides in is measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const missing = await walkDown(page);
  const faults = [
    // Another page has nothing that could be wrong with this one: that it is there is judged first.
    ...(await arrivalFaults(page, answer?.status(), place)),
    ...missing,
    ...(score < mostShift ? [] : [`moves by ${score.toFixed(4)}: ${moved.slice(0, 4).join('; ')}`]),
    ...(await standingFaults(page)),
    ...(await page.evaluate(tabOrderFaults)),
    ...(await brokenPictures(page)),
    ...problems,
  ];
  problems.length = 0;
  return { faults, shift: score };
}

/** What is wrong with the page and still is once all that comes late has come. */
async function standingFaults(page: Page): Promise<string[]> {
  const judge = async () => [
    ...(await page.evaluate(pageFaults)),
    ...(await page.evaluate(coveredWords)),
  ];
  const found = await judge();
  if (found.length === 0) return found;
  await page.waitForTimeout(stillForMs);
  return judge();
}
