import { expect, test, type Page } from '@playwright/test';
import type { TemplateName } from '@pavilion/domain/themes';
import { openVisitorWindow } from '../gallery/checks/visitor-window.ts';
import { walkDown } from '../gallery/checks/whole-page.ts';
import { bareSites } from './support/bare-sites.ts';
import { judgePage } from './support/judge-page.ts';
import { startMadeSites } from './support/made-sites.ts';
import { untilTakenOver } from './support/player.ts';
import type { ServerProcess } from './support/server-process.ts';

// One server for all of them; recording every page would take longer than looking at it.
test.describe.configure({ mode: 'default' });
test.use({ trace: 'off' });

let server: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startMadeSites('make-bare-sites.ts');
});
test.afterAll(() => server.stop());

const paths = ['/', '/slots', '/sports'] as const;
/** Each another hero and lobby; `BARE_SITES=all` looks at every template. */
const sample: readonly TemplateName[] = ['template2', 'template4', 'template8', 'template11'];
const looked = bareSites.filter(
  ({ template }) => process.env['BARE_SITES'] === 'all' || sample.includes(template),
);

/** Headings that promise something and have nothing below them. */
function hollowSections(): string[] {
  return [...document.querySelectorAll('main section')]
    .filter((section) => section.checkVisibility() && section.querySelector('h2, h3'))
    .filter((section) => {
      const heading = section.querySelector('h2, h3');
      const words = (section.textContent ?? '').trim();
      return words === heading?.textContent?.trim() && !section.querySelector('img, svg, canvas');
    })
    .map((section) => `a heading over nothing: "${section.textContent?.trim()}"`);
}

/** Parts of the chrome that are drawn and hold nothing: a bar, a row of one, a column. */
function emptyBars(): string[] {
  const leastPx = 12;
  const holds = (part: Element) =>
    [...part.querySelectorAll('a, button, input, p, img')].some((each) => each.checkVisibility());
  return [...document.querySelectorAll('[data-region]:is(header, nav, div)')]
    .flatMap((region) => [region, ...region.children])
    .filter((part) => part.checkVisibility() && !holds(part))
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) >= leastPx)
    .filter(({ box }) => Math.max(box.width, box.height) >= innerWidth / 2)
    .map(
      ({ part, box }) =>
        `an empty bar of ${Math.round(box.width)} by ${Math.round(box.height)} px: ${part.closest('[data-region]')?.getAttribute('data-region')}`,
    );
}

/** Room that a home longer than the window keeps above its footer for nothing. */
function hollowEnd(): string[] {
  const mostPx = 160;
  const main = document.querySelector('main');
  if (!main || main.clientHeight <= innerHeight) return [];
  const ends = [...main.querySelectorAll('a, button, p, h2, h3, img, svg')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect().bottom);
  const roomPx = Math.round(main.getBoundingClientRect().bottom - Math.max(...ends));
  return roomPx > mostPx ? [`${roomPx} px of nothing above the footer`] : [];
}

/** What follows the games comes when one goes there. */
async function callParts(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('heading', { name: 'Happening now' })).toBeAttached();
}

async function look(page: Page, origin: string, path: string): Promise<string[]> {
  await page.goto(origin + path);
  await untilTakenOver(page);
  const name = `${new URL(origin).hostname} ${path.slice(1) || 'home'}`;
  const isHome = path === '/';
  if (isHome) await callParts(page);
  const faults = [...(await walkDown(page)), ...(await judgePage(page, name))];
  for (const find of [hollowSections, emptyBars, ...(isHome ? [hollowEnd] : [])])
    faults.push(...(await page.evaluate(find)).map((fault) => `${name}: ${fault}`));
  // Where there is nothing yet the page says so, in its own words.
  await expect(page.locator('main .state-title').first(), name).toBeVisible();
  return faults;
}

for (const { template, host } of looked)
  test(
    `a new site of ${template} without slides, games and leagues says so and looks whole`,
    { tag: '@once' },
    async ({ browser }) => {
      const faults: string[] = [];
      for (const widthPx of [390, 1280]) {
        const context = await openVisitorWindow(browser, widthPx);
        const page = await context.newPage();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of paths) {
          faults.push(...(await look(page, `http://${host}:${server.port}`, path)));
        }
        await context.close();
      }
      expect(faults).toEqual([]);
    },
  );
