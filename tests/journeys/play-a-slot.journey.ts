import { expect, test } from '@playwright/test';
import { enterAsPlayer } from '../gallery/checks/visitor.ts';
import { balanceAtServer, stakesAtServer } from './support/at-server.ts';
import { demo, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('a player opens a slot from the lobby, spins once for real and sees what the server paid', async ({
  page,
}) => {
  const origin = siteOrigin('casino1');
  await enterAsPlayer(page, origin, demo);
  await visit(page, `${origin}/slots`);
  await page
    .getByRole('link', { name: /Orchard Sevens/ })
    .first()
    .click();
  await expect(page).toHaveURL(/game=classic-3x3/);

  const table = page.getByRole('region', { name: 'Orchard Sevens' });
  const spin = table.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();
  await expect(table.getByRole('img')).toHaveCount(9);
  await spin.click();
  const show = table.getByRole('button', { name: 'Show result' });
  // The picture may already have ended.
  if (await show.isVisible()) await show.click();

  const results = table.getByRole('list', { name: 'Last results' }).getByRole('listitem');
  await expect(results).toHaveCount(1, { timeout: 30_000 });
  await expect(results.first()).toHaveText(/^[\d.]+×$/);
  // The demo player may be playing elsewhere too: what is shown follows the server.
  await expect(async () => {
    const owned = Number(await balanceAtServer(page));
    const text = owned.toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(table.locator('form')).toContainText(text, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  expect((await stakesAtServer(page)).length).toBeGreaterThan(0);

  // The picture stays in sight while one scrolls: under what is read below it, not over it.
  const paid = table.getByRole('row').nth(1).getByRole('cell').last();
  await paid.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  await expect.poll(() => paid.evaluate(isOnTop)).toBe(true);
});

/** True when nothing lies over the middle of an element; runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
