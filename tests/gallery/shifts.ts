// Measures how far the first views of templates move in the running gallery, when the page was
// drawn by the server and when its data arrive late, on a phone and on a desktop. Arguments:
// template names; none means all.
import { templateNames, type TemplateName } from '@pavilion/domain/themes';
import type { Browser } from 'playwright-core';
import { mostShift, readShifts, watchShifts } from './checks/layout-shift.ts';
import { galleryOrigin, openBrowser } from './gallery-browser.ts';

async function shiftOf(browser: Browser, template: TemplateName, widthPx: number, how: string) {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: widthPx < 700 ? 844 : 900 },
    isMobile: widthPx < 700,
    hasTouch: widthPx < 700,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) {
      errors.push(message.text().slice(0, 300));
    }
  });
  page.on('pageerror', (error) => errors.push(error.message.slice(0, 300)));
  await page.addInitScript(watchShifts);
  await page.goto(`${galleryOrigin}/?template=${template}&${how}=1`);
  await page.locator('main').waitFor();
  await page.waitForTimeout(2600);
  const shifts = await readShifts(page);
  await context.close();
  return { ...shifts, errors };
}

const asked = process.argv.slice(2);
const wanted = templateNames.filter((name) => asked.includes(name));
const browser = await openBrowser();
let count = 0;
for (const template of wanted.length > 0 ? wanted : templateNames) {
  for (const widthPx of [390, 1280]) {
    for (const how of ['server', 'slow']) {
      const { score, moved, errors } = await shiftOf(browser, template, widthPx, how);
      if (score <= mostShift && errors.length === 0) continue;
      count += 1;
      const lines = [...errors, ...moved.slice(0, 6)].map((line) => `    ${line}\n`);
      process.stdout.write(`${template} ${widthPx} ${how}: ${score.toFixed(4)}\n${lines.join('')}`);
    }
  }
}
await browser.close();
process.stdout.write(`${count} faults\n`);
process.exitCode = count > 0 ? 1 : 0;
