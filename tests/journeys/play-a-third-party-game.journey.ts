import { expect, test, type Page } from '@playwright/test';
import { balanceAtServer } from './support/at-server.ts';
import { demo, expectSignedIn, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

// No other journey plays with this site's demo account.
const origin = siteOrigin('casino3');

/** The game stands in the studio's page, that in a page of ours which frames nothing else. */
const inGame = (page: Page) =>
  page.frameLocator('iframe[title="Paper Kite"]').frameLocator('iframe[title="Paper Kite"]');
const play = (page: Page) => inGame(page).getByRole('button', { name: 'Play', exact: true });
/**
 * Plays a round. The browser drops what is pressed in another origin's frame that has just moved:
 * then one presses again.
 */
async function playRound(page: Page): Promise<void> {
  const result = inGame(page).getByText(/You won|No win|came back/);
  await expect(async () => {
    if (!(await result.isVisible())) await play(page).click({ timeout: 2000 });
    await expect(result).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
}
const figure = (text: string | null): string => (text ?? '').replace(/[^\d.]/g, '');

test(
  'a player opens the game of a studio from the lobby; a bet in its frame changes the balance of the page, which is the server’s, and is shown again in My bets',
  {
    tag: '@once',
  },
  async ({ page }) => {
    test.setTimeout(180_000);
    await visit(page, `${origin}/login`);
    await signIn(page.getByRole('main'), demo);
    await expectSignedIn(page);
    await visit(page, `${origin}/crash?q=paper+kite`);
    await page
      .getByRole('link', { name: /Paper Kite/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paper Kite' })).toBeVisible();
    await expect(play(page)).toBeEnabled();

    const shown = page.getByRole('main').getByText(/^Balance\s/);
    const before = await balanceAtServer(page);
    expect(figure(await shown.textContent())).toBe(before);
    await playRound(page);
    await expect.poll(() => balanceAtServer(page)).not.toBe(before);
    await expect
      .poll(async () => figure(await shown.textContent()))
      .toBe(await balanceAtServer(page));

    await page.getByRole('tab', { name: 'Play money' }).click();
    await expect(inGame(page).getByText('Play money')).toBeVisible();
    const real = await balanceAtServer(page);
    await playRound(page);
    expect(await balanceAtServer(page)).toBe(real);

    await visit(page, `${origin}/bet-history`);
    await page.getByRole('tab', { name: 'Settled' }).click();
    const bet = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Paper Kite' });
    await bet.getByRole('button', { name: 'Paper Kite' }).click();
    await bet.getByRole('button', { name: 'Show the round' }).click();
    await expect(inGame(page).getByText(/You won|No win|came back/)).toBeVisible();
    await expect(inGame(page).getByRole('button', { name: 'Watch again' })).toBeEnabled();
  },
);

test(
  'the game of a studio takes no stake while a dialog stands over its page, and the page does what the game says and nobody else',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, `${origin}/playnow?provider=KITEWORKS&game=paper-kite`);
    await expect(play(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Rules and returns' }).click();
    await expect(play(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(play(page)).toBeEnabled();

    // Said by the page itself, to where it hears the game: another window, another origin.
    for (const event of ['sessionLost', 'deposit', 'history', 'close'])
      await page.evaluate((word) => {
        const holder = document.querySelector<HTMLIFrameElement>('main iframe');
        holder?.contentWindow?.postMessage({ source: 'game', event: word }, '*');
      }, event);
    await expect(play(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/playnow');

    await inGame(page).getByRole('button', { name: 'Back to the lobby' }).press('Enter');
    await expect(page).toHaveURL(`${origin}/crash`);
  },
);
