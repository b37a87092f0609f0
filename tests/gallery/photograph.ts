// Photographs templates in the gallery (start it first: vite --config tests/gallery/vite.config.ts)
// at a phone's and at a desktop's width, and puts all desktop pictures on one sheet. Arguments:
// template names; none means all.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames, type TemplateName } from '@pavilion/domain/themes';
import type { Browser } from 'playwright-core';
import { writeContactSheet } from './contact-sheet.ts';
import { openBrowser, openView } from './gallery-browser.ts';

const folder = join(import.meta.dirname, '../../artefacts/gallery');
const shots = [
  { name: '1280', widthPx: 1280, tileWidthPx: 460 },
  { name: '390', widthPx: 390, tileWidthPx: 300 },
];

async function photograph(browser: Browser, template: TemplateName, player?: string) {
  for (const { name, widthPx } of shots) {
    const page = await openView(browser, { template, widthPx, player });
    const path = join(folder, `${template}-${name}.png`);
    await page.screenshot({ path });
    const footer = page.locator('footer').last();
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('footer img')].every(
        (image) =>
          image instanceof HTMLImageElement && (image.complete || image.offsetParent === null),
      ),
    );
    await page.screenshot({ path: join(folder, `${template}-${name}-end.png`) });
    await page.context().close();
  }
}

const asked = process.argv.slice(2);
const player = asked.includes('player') ? '1' : undefined;
const wanted = templateNames.filter((name) => asked.includes(name));
const templates = wanted.length > 0 ? wanted : [...templateNames];
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
for (const template of templates) await photograph(browser, template, player);
await browser.close();
for (const { name, tileWidthPx } of shots) {
  for (const part of ['', '-end']) {
    const pictures = templates.map((template) => join(folder, `${template}-${name}${part}.png`));
    await writeContactSheet(pictures, join(folder, `sheet-${name}${part}.png`), tileWidthPx);
  }
}
