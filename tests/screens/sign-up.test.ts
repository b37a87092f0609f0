import { newPerson } from '@pavilion/test-kit';
import { describe, expect, it } from 'vitest';
import { useUserStore } from '../../apps/web/src/core/stores/user.store.ts';
import { descriptionOf, main, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
const send = () => main().getByRole('button', { name: 'Sign up' });

async function fillIn(person: {
  account_id: string;
  contact_phone: string;
  contact_email: string;
}) {
  await visitor.type(main().getByLabelText('Username'), person.account_id);
  await visitor.type(main().getByLabelText('Password'), 'river7Stone!');
  await visitor.type(main().getByLabelText('Mobile number'), person.contact_phone);
  await visitor.type(main().getByLabelText('Email address'), person.contact_email);
  await visitor.click(main().getByLabelText(/I am at least/));
}

describe('the form to sign up', () => {
  it('says what is not right at each field and gives the first the focus', async () => {
    await visit('/register');
    await visitor.type(await main().findByLabelText('Email address'), 'nobody@nowhere');
    await visitor.click(send());
    const username = await main().findByLabelText('Username');
    await until(() => expect(document.activeElement).toBe(username));
    expect(descriptionOf(username)).toContain('This field is required');
    expect(descriptionOf(main().getByLabelText('Email address'))).toContain(
      'Invalid email address',
    );
  });

  it('refuses a name that is taken at its field', async () => {
    const taken = await server().signUpPlayer();
    await visit('/register');
    await fillIn({ ...newPerson(), account_id: taken.accountId });
    await visitor.click(send());
    const username = await main().findByLabelText('Username');
    await until(() => expect(descriptionOf(username)).toContain('This username is already taken.'));
  });

  it('asks for the code that was sent, refuses another one and signs in with the right one', async () => {
    const person = newPerson();
    await visit('/register');
    await fillIn(person);
    await visitor.click(send());
    const field = await main().findByLabelText('6-digit code');
    expect(await main().findByText(`for ${person.account_id}`, { exact: false })).toBeTruthy();
    const code = await server().outboxCode(person.account_id);
    await visitor.type(field, code === '123456' ? '654321' : '123456');
    await visitor.click(await main().findByRole('button', { name: 'Verify' }));
    await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    await visitor.clear(field);
    await visitor.type(field, `${code.slice(0, 3)} ${code.slice(3)}`);
    await visitor.click(await main().findByRole('button', { name: 'Verify' }));
    await until(() => expect(useUserStore.getState().isAuthenticated).toBe(true));
    expect(location.pathname).toBe('/');
  });
});
