import type { Page } from 'playwright-core';

/** One thing the keyboard must achieve: gives what went wrong, or null. */
type KeyCheck = (page: Page) => Promise<string | null>;

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focusedText = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
const differs = (what: string, found: unknown, wanted: unknown) =>
  found === wanted ? null : `${what}: "${String(found)}" in place of "${String(wanted)}"`;

const comboboxFinds: KeyCheck = async (page) => {
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.focus();
  await page.keyboard.type('viet');
  await page.getByRole('option', { name: 'Việt Nam' }).waitFor();
  await press(page, 'Enter');
  return differs('combobox', await field.inputValue(), 'Việt Nam');
};

const comboboxEscapes: KeyCheck = async (page) => {
  const field = page.getByRole('combobox', { name: 'Bank', exact: true });
  await field.focus();
  await page.keyboard.type('zzz');
  await press(page, 'Escape');
  return differs('combobox left', await field.inputValue(), 'Bank of the Philippine Islands');
};

const calendarWalks: KeyCheck = async (page) => {
  const opener = page.getByRole('button', { name: /^Match day/ });
  await opener.focus();
  await press(page, 'Enter');
  await page.locator('[data-day="2026-11-27"]:focus').waitFor();
  await press(page, 'ArrowDown');
  await page.locator('[data-day="2026-12-04"]:focus').waitFor();
  await press(page, 'PageUp');
  // A month earlier would be 4 November, before the first day allowed.
  await page.locator('[data-day="2026-11-10"]:focus').waitFor();
  await press(page, 'Home', 'Enter');
  await page.getByRole('dialog', { name: 'Choose a date' }).waitFor({ state: 'hidden' });
  const value = await opener.innerText();
  return (
    differs('date', value.trim(), 'Nov 10, 2026') ??
    differs(
      'focus after the calendar',
      await opener.evaluate((it) => it === document.activeElement),
      true,
    )
  );
};

const calendarKeepsTab: KeyCheck = async (page) => {
  await page.getByRole('button', { name: /^Date of birth/ }).focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a date' });
  await dialog.waitFor();
  await page.locator('[data-day]:focus').waitFor();
  for (let step = 0; step < 12; step += 1) {
    await press(page, 'Tab');
    const isInside = await dialog.evaluate((panel) => panel.contains(document.activeElement));
    if (!isInside) return `Tab ${step + 1} leaves the calendar`;
  }
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
  return null;
};

const menuWalks: KeyCheck = async (page) => {
  const button = page.getByRole('button', { name: 'Bet', exact: true });
  await button.focus();
  await press(page, 'ArrowUp');
  await page.getByRole('menuitem', { name: 'Remove' }).and(page.locator(':focus')).waitFor();
  await press(page, 'ArrowDown');
  const first = differs('menu goes round', await focusedText(page), 'View bet');
  await press(page, 's');
  const typed = differs('menu by letter', (await focusedText(page)).startsWith('Share'), true);
  await press(page, 'Escape');
  await page.getByRole('menu', { name: 'Bet', exact: true }).waitFor({ state: 'hidden' });
  const back = await button.evaluate((it) => it === document.activeElement);
  return first ?? typed ?? differs('focus after the menu', back, true);
};

const tabsFollowTheLine: KeyCheck = async (page) => {
  const isRtl = await page.evaluate(() => document.documentElement.dir === 'rtl');
  await page.getByRole('tab', { name: 'Open' }).focus();
  await press(page, isRtl ? 'ArrowLeft' : 'ArrowRight');
  const next = differs('next tab', await focusedText(page), 'Settled');
  await press(page, 'Home');
  return next;
};

const numberSteps: KeyCheck = async (page) => {
  const stake = page.getByRole('spinbutton', { name: 'Stake' });
  await stake.focus();
  await press(page, 'ArrowUp', 'PageUp', 'ArrowDown');
  return differs('number', await stake.inputValue(), '30.50');
};

const dialogReturnsFocus: KeyCheck = async (page) => {
  const button = page.getByRole('button', { name: 'Dialog', exact: true });
  await button.focus();
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Withdraw to your bank' }).waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog', { name: 'Withdraw to your bank' }).waitFor({ state: 'hidden' });
  return differs(
    'focus after the dialog',
    await button.evaluate((it) => it === document.activeElement),
    true,
  );
};

const tooltipFollowsFocus: KeyCheck = async (page) => {
  await page.getByRole('button', { name: /^Balance .*details$/ }).focus();
  await press(page, 'Tab');
  const tip = page
    .getByRole('tooltip', { name: /^Refreshes/ })
    .or(page.getByText(/^Refreshes the/));
  await tip.first().waitFor();
  await press(page, 'Escape');
  await tip.first().waitFor({ state: 'hidden' });
  return null;
};

const tableSorts: KeyCheck = async (page) => {
  const head = page.getByRole('columnheader', { name: 'Match' }).first();
  await head.getByRole('button').focus();
  await press(page, 'Enter', 'Enter');
  return differs('order', await head.getAttribute('aria-sort'), 'descending');
};

const accordionOpensOne: KeyCheck = async (page) => {
  await page.locator('summary', { hasText: 'Which documents' }).focus();
  await press(page, 'Enter');
  const open = await page.locator('details[open] > summary').allInnerTexts();
  return differs('open folds', open.join(', ').trim(), 'Which documents do I need?');
};

const pagesJump: KeyCheck = async (page) => {
  const pages = page.getByRole('navigation', { name: 'Pages of news' });
  await pages.getByRole('link', { name: 'Jump forward 3 pages' }).focus();
  await press(page, 'Enter');
  const current = await pages.locator('[aria-current="page"]').innerText();
  return differs('page after the jump', current, '13');
};

/** What each part must do for the keyboard alone; run in this order on a fresh page. */
const keyChecks: Record<string, KeyCheck> = {
  comboboxFinds,
  comboboxEscapes,
  calendarWalks,
  calendarKeepsTab,
  menuWalks,
  tabsFollowTheLine,
  numberSteps,
  dialogReturnsFocus,
  tooltipFollowsFocus,
  tableSorts,
  accordionOpensOne,
  pagesJump,
};

/** Faults of the keyboard on the open page, as sentences. */
export async function keyFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, check] of Object.entries(keyChecks)) {
    const fault = await check(page).catch((error: unknown) => String(error).split('\n')[0] ?? '');
    if (fault !== null) faults.push(`${name}: ${fault}`);
    // Whatever a failed check left open.
    await page.keyboard.press('Escape');
  }
  return faults;
}
