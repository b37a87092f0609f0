import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { useUserStore } from '../../apps/web/src/core/stores/user.store.ts';
import { descriptionOf, main, page, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
const isSignedIn = (): boolean => useUserStore.getState().isAuthenticated;

describe('the form to sign in', () => {
  it('keeps the account after a wrong password and asks for the password again', async () => {
    await visit('/login');
    await visitor.type(await main().findByLabelText(/^Username/), 'nobody1');
    await visitor.type(await main().findByLabelText('Password'), 'wrong1234');
    await visitor.click(await main().findByRole('button', { name: 'Sign in' }));
    const dialog = await page().findByRole('dialog', { name: 'Something went wrong' });
    expect(dialog.textContent).toContain('sign-in details or this password are not correct');
    await visitor.click(within(dialog).getByRole('button', { name: 'OK' }));
    const password = await main().findByLabelText('Password');
    await until(() => expect(document.activeElement).toBe(password));
    expect(descriptionOf(password)).toContain('not correct');
    expect(main().getByLabelText<HTMLInputElement>(/^Username/).value).toBe('nobody1');
    expect(isSignedIn()).toBe(false);
  });

  it('takes a code in the place of the password', async () => {
    const { accountId } = await server().signUpPlayer();
    // Nobody is sent two codes within a minute.
    server().advance(61_000);
    await visit('/login');
    await visitor.click(await main().findByRole('tab', { name: 'With a code' }));
    await visitor.type(await main().findByLabelText(/^Username/), accountId);
    await visitor.click(await main().findByRole('button', { name: 'Send code' }));
    await main().findByText(/a 6-digit code is on its way/);
    await visitor.type(
      await main().findByLabelText('6-digit code'),
      await server().outboxCode(accountId),
    );
    await visitor.click(await main().findByRole('button', { name: 'Sign in' }));
    await until(() => expect(isSignedIn()).toBe(true));
  });

  it('shows the password by keyboard', async () => {
    await visit('/login');
    const password = await main().findByLabelText('Password');
    await visitor.type(password, 'secret123');
    await visitor.tab();
    expect(document.activeElement).toBe(main().getByRole('button', { name: 'Show password' }));
    await visitor.keyboard('{Enter}');
    await until(() => expect(password.getAttribute('type')).toBe('text'));
  });

  it('leads a guest to what was asked for, and a player away from pages of guests', async () => {
    const { accountId, password } = await server().signUpPlayer();
    await visit('/deposit');
    expect(location.pathname).toBe('/login');
    await visitor.type(await main().findByLabelText(/^Username/), accountId);
    await visitor.type(await main().findByLabelText('Password'), password);
    await visitor.click(await main().findByRole('button', { name: 'Sign in' }));
    await until(() => expect(location.pathname).toBe('/deposit'));
    for (const path of ['/login', '/register', '/forgot-password']) {
      await visit('/faqs');
      await visit(path);
      expect(location.pathname).toBe('/');
    }
  });
});
