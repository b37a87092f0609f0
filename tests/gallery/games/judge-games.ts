import {
  type AnyGame,
  type HouseGameCode,
  houseGames,
  loadGame,
  type RoundGame,
} from '@pavilion/games';
import type { Browser, Locator, Page } from 'playwright-core';
import { startServer } from '../../journeys/support/server-process.ts';
import { collectProblems } from '../checks/console-problems.ts';
import { picturePath } from '../checks/picture-folder.ts';
import { putOffAnnouncements } from '../checks/visitor.ts';
import { writeContactSheet } from '../contact-sheet.ts';
import type { Print, Tally } from '../tally.ts';
import { answerBets, answerShared, sharedMomentsOf } from './answer-rounds.ts';
import { momentsOf, playedMoments, type GameMoment } from './game-moments.ts';

/** A phone, a desktop, and the smallest window a game opens in. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 400, height: 225 },
] as const;
type Window = (typeof windows)[number];

const site = 'casino1';
const motionMs = 700;
const featureMs = 1_500;
const settleMs = 700;
/** The stage with its bet panel, or the desk of a table. */
const stageTable = ':is(section, article):has(> [style*="--stage-ratio"])';
/** What is bet with: a button, or the chosen chip of a table. */
const betWith = `${stageTable} :is(button[type="submit"], fieldset button[aria-pressed="true"])`;
const openWithinMs = 60_000;

interface Visit {
  browser: Browser;
  origin: string;
  game: AnyGame;
  window: Window;
}

/**
 * Photographs games of the house at each of their moments and windows, names what does not stand,
 * and counts the pictures.
 */
export async function judgeGames(
  browser: Browser,
  codes: readonly HouseGameCode[],
  print: Print,
): Promise<Tally> {
  const given = process.env['PAVILION_ORIGIN'];
  const server = given ? undefined : await startServer({ REQUESTS_PER_MINUTE: '0' });
  const { port } = new URL(given ?? server?.origin ?? '');
  const origin = `http://${site}.localhost:${port}`;
  const tally = { passed: 0, failed: 0 };
  try {
    for (const code of codes) {
      const game = houseGames[code];
      await loadGame(game);
      for (const window of windows) await lookAt({ browser, origin, game, window }, tally, print);
    }
  } finally {
    await server?.stop();
  }
  return tally;
}

const sizeOf = ({ width, height }: Window): string => `${width}x${height}`;
const pictureOf = ({ game, window }: Visit, moment: GameMoment | 'sheet'): string =>
  picturePath('games', `${game.code}-${sizeOf(window)}-${moment}.png`);

/** One game in one window, and its pictures beside each other. */
async function lookAt(visit: Visit, tally: Tally, print: Print): Promise<void> {
  const { browser, game, window } = visit;
  const isTouched = window.width < 700;
  const context = await browser.newContext({
    viewport: window,
    hasTouch: isTouched,
    isMobile: isTouched,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const taken: string[] = [];
  const page = await context.newPage();
  const problems = collectProblems(page);
  const photograph = async (moment: GameMoment): Promise<void> => {
    await page.screenshot({ path: pictureOf(visit, moment) });
    taken.push(pictureOf(visit, moment));
    const faults = [
      ...problems.splice(0),
      ...(await page.evaluate(faultsOfStage, [betWith, moment] as const)),
    ];
    for (const fault of faults) print(`${game.code} ${sizeOf(window)} ${moment}: ${fault}`);
    tally[faults.length === 0 ? 'passed' : 'failed'] += 1;
  };
  try {
    await putOffAnnouncements(page, visit.origin);
    if (game.engine === 'round') await visitShared(page, visit, game, photograph);
    else await visitOwn(page, visit, photograph);
  } catch (error) {
    tally.failed += 1;
    print(
      `${game.code} ${sizeOf(window)}: could not be looked at: ${String(error).split('\n')[0]}`,
    );
  } finally {
    await context.close();
  }
  if (taken.length > 0)
    await writeContactSheet(taken, pictureOf(visit, 'sheet'), Math.min(400, window.width));
}

type Photograph = (moment: GameMoment) => Promise<void>;

async function openGame(page: Page, { origin, game }: Visit): Promise<void> {
  await page.goto(`${origin}/playnow?provider=PAVILION&game=${game.code}`);
  await playButton(page).waitFor({ timeout: openWithinMs });
  await page.waitForTimeout(settleMs);
}

const playButton = (page: Page): Locator => page.locator(betWith).first();

/** A shared game: its clock stands still at each moment. */
async function visitShared(
  page: Page,
  visit: Visit,
  game: RoundGame<unknown>,
  photograph: Photograph,
): Promise<void> {
  for (const moment of sharedMomentsOf(game)) {
    await page.unrouteAll();
    await answerShared(page, game, moment);
    await openGame(page, visit);
    await photograph(moment);
  }
}

/** A game of one player: its rounds are played one after the other, as they were chosen. */
async function visitOwn(page: Page, visit: Visit, photograph: Photograph): Promise<void> {
  const rounds = await momentsOf(visit.game);
  let next = rounds.motion;
  await answerBets(page, visit.game.code, () => next);
  await openGame(page, visit);
  await photograph('idle');
  for (const moment of playedMoments) {
    const round = rounds[moment];
    if (!round) continue;
    next = round;
    await press(page, playButton(page).and(page.locator(':enabled')));
    await page.waitForTimeout(motionMs);
    if (moment === 'feature') await enterFeature(page);
    if (moment !== 'motion' && moment !== 'feature') await skip(page);
    await photograph(moment);
    await skip(page);
  }
}

/** As a finger does it: a click of Playwright scrolls the panel of a low window first. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  const box = await button.boundingBox();
  if (!box) throw new Error('the bet button is not there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function enterFeature(page: Page): Promise<void> {
  await page.locator('[data-feature]').waitFor({ timeout: openWithinMs });
  await page.waitForTimeout(featureMs);
}

/** To the end of the picture, and what is celebrated there. */
async function skip(page: Page): Promise<void> {
  await page.locator('[style*="--pace"]').dispatchEvent('pointerdown');
  await page.waitForTimeout(settleMs);
}

/**
 * What does not stand: sideways scrolling, a picture cut off or too small, a bet button out of
 * sight.
 */
function faultsOfStage([bets, moment]: readonly [string, GameMoment]): string[] {
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  const scene = document.querySelector('[style*="--stage-ratio"]')?.getBoundingClientRect();
  if (!scene || scene.width < 150 || scene.height < 90) faults.push('the picture is too small');
  else if (scene.right > innerWidth + 1) faults.push('the picture is cut off');
  const isSeen = [...document.querySelectorAll(bets)].some((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight + 1;
  });
  if (moment === 'idle' && !isSeen) faults.push('the bet button is out of sight');
  return faults;
}
