import { expect, test, type Page } from '@playwright/test';
import { depositCreate } from '@pavilion/contracts/player/money/deposit-create.contract';
import { depositMethods } from '@pavilion/contracts/player/money/deposit-methods.contract';
import { destinationAdd } from '@pavilion/contracts/player/money/destination-add.contract';
import { destinationList } from '@pavilion/contracts/player/money/destination-list.contract';
import { limitsSet } from '@pavilion/contracts/player/account/limits-set.contract';
import { login } from '@pavilion/contracts/player/account/login.contract';
import { stepUpCode } from '@pavilion/contracts/player/account/step-up-code.contract';
import { withdrawalCreate } from '@pavilion/contracts/player/money/withdrawal-create.contract';
import { withdrawalMethods } from '@pavilion/contracts/player/money/withdrawal-methods.contract';
import { themeCodes } from '@pavilion/domain/themes';
import { cutTexts } from '../gallery/checks/cut-texts.ts';
import { squeezedTexts } from '../gallery/checks/squeezed-texts.ts';
import { clientOf, enterAsPlayer, putOffAnnouncements } from '../gallery/checks/visitor.ts';
import { openVisitorWindow } from '../gallery/checks/visitor-window.ts';
import {
  prepareThemes,
  readTheme,
  wearTheme,
  type WornTheme,
} from '../gallery/checks/wear-theme.ts';
import { pageFaults } from '../gallery/page-faults.ts';
import { codeSentTo } from './support/outbox.ts';
import { demo, untilTakenOver } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

/** What a player manages; each is opened once and wears every template in turn. */
const paths = [
  'account',
  'profile',
  'edit-profile',
  'change-password',
  'security',
  'withdrawal',
  'add-bank',
  'bank-details',
  'deposit',
  'bet-history',
  'transaction-history',
  'statement',
  'responsible-gaming',
  'vip',
  'inbox',
] as const;
const site = 'casino4';
const narrowestPx = 320;
/** The one with the longest words. */
const languagePrefix = 'ru';

/**
 * Screens and templates take turns: each screen is seen in a third of the templates and each
 * template on a third of the screens. `ACCOUNT_SCREENS=all`: every screen in every template.
 */
const isWorn = (turn: number, place: number): boolean =>
  (turn + place) % 3 === 0 || process.env['ACCOUNT_SCREENS'] === 'all';

/**
 * Gives the player something on each screen: limits, an account to be paid to, a withdrawal and a
 * deposit that waits.
 */
async function fillAccount(origin: URL): Promise<void> {
  const call = clientOf(origin);
  const domain_name = origin.hostname;
  const { accountId: account_id, password } = demo;
  const { token: auth } = await call(login, { account_id, password, domain_name });
  const me = { account_id, auth, domain_name };
  for (const kind of ['deposit', 'loss', 'stake'] as const)
    await call(limitsSet, { ...me, kind, period: 'month', amount: '9999999.99' });
  const [payout] = (await call(withdrawalMethods, me)).value;
  if (!payout) throw new Error(`${domain_name} pays out by nothing`);
  // A server that runs already knows the account from the last time.
  const [known] = (await call(destinationList, me)).value;
  if (!known) {
    const { destination_id } = await call(destinationAdd, {
      ...me,
      method_code: payout.method_code,
      holder_name: 'Demo Player',
      fields: Object.fromEntries(payout.fields.map(({ name, example }) => [name, example])),
      step_up: await sentCode(origin, me),
    });
    const step_up = await sentCode(origin, me);
    await call(withdrawalCreate, { ...me, destination_id, amount: payout.min_amount, step_up });
  }
  const [payment] = (await call(depositMethods, me)).value;
  if (!payment) throw new Error(`${domain_name} takes no deposits`);
  const { method_code, min_amount: amount } = payment;
  await call(depositCreate, { ...me, method_code, amount });
}

async function sentCode(
  origin: URL,
  me: { account_id: string; auth: string; domain_name: string },
): Promise<{ kind: 'code'; value: string }> {
  await clientOf(origin)(stepUpCode, me);
  return { kind: 'code', value: await codeSentTo(origin, me.account_id) };
}

/** Goes there as a link of the app does, without loading the page anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
}

test(
  'the screens of the account fit the narrowest phone in the templates, in long words too',
  { tag: '@once' },
  async ({ browser }) => {
    test.setTimeout(360_000);
    const origin = siteOrigin(site);
    await fillAccount(new URL(origin));
    const themes: WornTheme[] = [];
    for (const code of themeCodes) themes.push(await readTheme(siteOrigin(code)));
    const context = await openVisitorWindow(browser, narrowestPx);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await putOffAnnouncements(page, origin);
    await enterAsPlayer(page, origin, demo);
    await page.goto(`${origin}/${languagePrefix}/account`);
    await untilTakenOver(page);
    const arts = await prepareThemes(page, themes);
    expect(new Set(arts).size).toBe(themeCodes.length);
    const faults: string[] = [];
    for (const [turn, path] of paths.entries()) {
      await go(page, `/${languagePrefix}/${path}`);
      for (const art of arts.filter((_, place) => isWorn(turn, place))) {
        await wearTheme(page, art);
        const found = [
          ...(await page.evaluate(pageFaults)),
          ...(await page.evaluate(cutTexts)),
          ...(await page.evaluate(squeezedTexts)),
        ];
        faults.push(...found.map((fault) => `${path} in ${art}: ${fault}`));
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  },
);
