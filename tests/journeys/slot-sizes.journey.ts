import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

const origin = siteOrigin('casino1');
const machines = ['classic-3x3', 'lines-5x3', 'ways-243', 'cascade-6x5', 'hold-and-win'] as const;

/** The picture, its reels and the button that spins, in px of the window. */
async function sizesOf(page: Page) {
  const reels = page.locator('[data-machine] ul:has(img)').first();
  const box = async (place: ReturnType<Page['locator']>) => {
    const found = await place.boundingBox();
    if (!found) throw new Error('a part of the machine is not seen');
    return found;
  };
  return {
    stage: await box(page.locator('[style*="--stage-ratio"]')),
    reels: await box(reels),
    spin: await box(page.getByRole('button', { name: 'Spin', exact: true })),
  };
}

test.describe.configure({ mode: 'parallel' });

for (const machine of machines)
  test(`the reels of ${machine} fill its picture, and what spins them is in sight with them`, async ({
    page,
  }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await visit(page, `${origin}/playnow?provider=PAVILION&game=${machine}`);
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
    // What comes late above the machine, its typeface among it, has come.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const { stage, reels, spin } = await sizesOf(page);
    expect(reels.height / stage.height).toBeGreaterThanOrEqual(0.85);
    expect(stage.width / stage.height).toBeLessThanOrEqual(width < 768 ? 2 : 3);
    if (width < 768) {
      expect(stage.width).toBe(width);
      expect(reels.width / width).toBeGreaterThan(0.96);
    } else expect(stage.width).toBeGreaterThan(width * 0.9);
    expect(spin.y + spin.height).toBeLessThanOrEqual(height);
    expect(Math.min(spin.width, spin.height)).toBeGreaterThanOrEqual(44);

    // A round moves nothing of it: neither while it is played nor when it is over.
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(
      page.getByRole('list', { name: 'Last results' }).getByRole('listitem'),
    ).toHaveCount(1, { timeout: 60_000 });
    expect(await sizesOf(page)).toEqual({ stage, reels, spin });
  });

test('a phone on its side is the machine: its reels fill the height, its controls stand beside them', async ({
  page,
}) => {
  await visit(page, `${origin}/playnow?provider=PAVILION&game=cascade-6x5`);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
  const { stage, reels, spin } = await sizesOf(page);
  expect(stage).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  expect(reels.height).toBeGreaterThanOrEqual(0.85 * 390);
  expect(spin.x).toBeGreaterThanOrEqual(reels.x + reels.width);
  for (const name of ['Turbo', 'Auto', 'Rules and returns', 'Raise the stake']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 400) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('the game of a studio takes a phone’s window, below a slim bar with the way back and the balance', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/playnow?provider=KITEWORKS&game=paper-kite`);
  const back = page.getByRole('link', { name: 'Back to the lobby' });
  await expect(back).toBeVisible();
  const inGame = page
    .frameLocator('iframe[title="Paper Kite"]')
    .frameLocator('iframe[title="Paper Kite"]');
  const play = inGame.getByRole('button', { name: 'Play', exact: true });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const frame = await page.locator('iframe[title="Paper Kite"]').boundingBox();
    expect(frame).toMatchObject({ x: 0, width });
    expect(height - (frame?.height ?? 0)).toBeLessThanOrEqual(56);
    // Its stake and its button are seen without scrolling.
    for (const part of [play, inGame.getByLabel(/^Stake/)]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  }
  await back.click();
  await expect(page).toHaveURL(`${origin}/crash`);
});
