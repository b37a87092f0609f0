import { test, type Page } from '@playwright/test';
import { cutTexts } from '../../gallery/checks/cut-texts.ts';
import { tabOrderFaults } from '../../gallery/checks/tab-order.ts';
import { brokenPictures } from '../../gallery/checks/whole-page.ts';
import { pageFaults } from '../../gallery/page-faults.ts';

/** Looks at what is open; where something is wrong, a picture of it stays beside the results. */
export async function judgePage(page: Page, name: string): Promise<string[]> {
  const faults = [
    ...(await page.evaluate(pageFaults)),
    ...(await brokenPictures(page)),
    ...(await page.evaluate(cutTexts)),
    ...(await page.evaluate(tabOrderFaults)),
  ];
  if (faults.length > 0) {
    const path = test.info().outputPath(`${name.replaceAll(' ', '-')}.png`);
    await page.screenshot({ path, timeout: 15_000 }).catch(() => undefined);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}
