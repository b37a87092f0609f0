// Looks for faults in templates of the running gallery: overflow, cut words and small targets at
// six widths for guests and for a player with long names and amounts; contrast and other rules of
// axe at two. Arguments: template names; none means all.
import { templateNames, type TemplateName } from '@pavilion/domain/themes';
import type { Browser } from 'playwright-core';
import { axeFaults } from './checks/axe-faults.ts';
import { breakpointOf, openBrowser, openView, type GalleryView } from './gallery-browser.ts';
import { pageFaults } from './page-faults.ts';

const axeWidthsPx = [390, 1280];

/** Who looks, in which language, at which data. */
const views: Partial<GalleryView>[] = [
  {},
  { player: 'long' },
  { language: 'ru', trouble: 'long' },
  { language: 'fil', player: 'long', trouble: 'broken' },
];

async function auditTemplate(browser: Browser, template: TemplateName, who: Partial<GalleryView>) {
  const breakpointPx = breakpointOf(template);
  const widths = new Set([320, 390, breakpointPx - 1, breakpointPx, 1280, 1920]);
  const page = await openView(browser, { ...who, template, widthPx: 1280 });
  const found: string[] = [];
  const name = Object.values(who).join(' ') || 'guest';
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(120);
    const faults = await page.evaluate(pageFaults);
    if (axeWidthsPx.includes(width) && who === views[0]) faults.push(...(await axeFaults(page)));
    found.push(...faults.map((fault) => `${template} ${name} ${width}: ${fault}`));
  }
  await page.context().close();
  return found;
}

const asked = process.argv.slice(2);
const wanted = templateNames.filter((name) => asked.includes(name));
const browser = await openBrowser();
let count = 0;
for (const template of wanted.length > 0 ? wanted : templateNames) {
  for (const who of views) {
    const faults = await auditTemplate(browser, template, who);
    count += faults.length;
    for (const fault of faults) process.stdout.write(`${fault}\n`);
  }
}
await browser.close();
process.stdout.write(`${count} faults\n`);
process.exitCode = count > 0 ? 1 : 0;
