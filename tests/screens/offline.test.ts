import { describe, expect, it } from 'vitest';
import {
  goOnline,
  main,
  page,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

visitSite();
const sayingWhy = () => main().queryByText(/Check your internet connection\./);

/** Without a network the button is off and the form says why; with it both are as before. */
async function expectToWaitForNetwork(buttonName: string): Promise<void> {
  const button = () => main().getByRole<HTMLButtonElement>('button', { name: buttonName });
  expect(button().disabled).toBe(false);
  expect(sayingWhy()).toBeNull();
  goOnline(false);
  await until(() => expect(sayingWhy()).not.toBeNull());
  expect(button().disabled).toBe(true);
  goOnline(true);
  await until(() => expect(sayingWhy()).toBeNull());
  expect(button().disabled).toBe(false);
}

describe('without a network', () => {
  it('nobody signs up', async () => {
    await visit('/register');
    await expectToWaitForNetwork('Sign up');
  });

  it('nobody signs in, the page says so, and what was typed stays', async () => {
    await visit('/login');
    await visitor.type(await main().findByLabelText(/^Username/), 'somebody');
    goOnline(false);
    await page().findByText(/^You are offline/);
    goOnline(true);
    await until(() => expect(page().queryByText(/^You are offline/)).toBeNull());
    expect(main().getByLabelText<HTMLInputElement>(/^Username/).value).toBe('somebody');
    await expectToWaitForNetwork('Sign in');
  });

  it('nothing is deposited, and the amount stays', async () => {
    await signInNewPlayer();
    await visit('/deposit');
    const amount = await main().findByLabelText<HTMLInputElement>(/^Amount in/);
    await visitor.type(amount, '500');
    await expectToWaitForNetwork('Continue to payment');
    expect(amount.value).toBe('500');
  });
});
