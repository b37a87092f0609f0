import { mailCode, mailConfirm } from '@pavilion/contracts';
import { newPerson, type TestPlayer } from '@pavilion/test-kit';
import { describe, expect, it } from 'vitest';
import {
  descriptionOf,
  main,
  page,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const site = visitSite();

/** What the account of a player has now. */
const stored = ({ id }: TestPlayer) =>
  site
    .server()
    .context.database.db.selectFrom('players')
    .select(['full_name', 'email', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const field = (label: string) => main().findByLabelText<HTMLInputElement>(label);
const save = async () => visitor.click(await main().findByRole('button', { name: 'Save' }));
const write = async (label: string, text: string) => {
  const input = await field(label);
  await visitor.clear(input);
  await visitor.type(input, text);
};

describe('the name of a profile', () => {
  it('takes letters, spaces and the signs of names as they are typed or pasted, and nothing else', async () => {
    await signInNewPlayer();
    await visit('/edit-profile');
    const input = await field('Full name');
    await visitor.type(input, "4n7a O'Br1ien-L33ópez!");
    expect(input.value).toBe("na O'Brien-López");
    await visitor.clear(input);
    await visitor.click(input);
    await visitor.paste('Ana 2 <Cruz>');
    expect(input.value).toBe('Ana  Cruz');
  });

  it('takes as much of a text that was composed, in the field and in what is saved', async () => {
    const player = await signInNewPlayer();
    await visit('/edit-profile');
    const input = await field('Full name');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    write?.call(input, '李小龙7');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value).toBe('李小龙7');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(input.value).toBe('李小龙');
    await save();
    await until(async () => expect((await stored(player)).full_name).toBe('李小龙'));
  });
});

describe('the mail of a profile', () => {
  it('changes with the name, and is confirmed by the code sent to it', async () => {
    const player = await signInNewPlayer();
    const { contact_email } = newPerson();
    await visit('/edit-profile');
    await write('Full name', 'Ana Cruz');
    await write('Email address', contact_email);
    await save();
    const code = await main().findByLabelText('6-digit code');
    await until(() => expect(document.activeElement).toBe(code));
    await visitor.type(code, await site.server().outboxCode(player.accountId));
    await visitor.click(await main().findByRole('button', { name: 'Confirm' }));
    await page().findByText('Your mail is confirmed.');
    expect(await stored(player)).toMatchObject({
      full_name: 'Ana Cruz',
      email: contact_email,
      email_verified_at: expect.any(Date),
    });
    await visit('/profile');
    expect(main().queryByText('Not confirmed')).toBeNull();
  });

  it('asks in place for a code once it was confirmed, and stores nothing before', async () => {
    const player = await signInNewPlayer();
    const server = site.server();
    await server.call(mailCode, player.me);
    const proof = await server.outboxCode(player.accountId);
    await server.call(mailConfirm, { ...player.me, code: proof });
    const { contact_email } = newPerson();
    await visit('/edit-profile');
    await write('Full name', 'Ana Cruz');
    await write('Email address', contact_email);
    await save();
    await main().findByRole('heading', { name: 'Confirm that it is you' });
    expect(await stored(player)).toMatchObject({ full_name: '', email: player.email });
    const code = await main().findByLabelText('6-digit code');
    const sent = await until(async () => {
      const text = await server.outboxCode(player.accountId);
      expect(text).not.toBe(proof);
      return text;
    });
    await visitor.type(code, sent === '000000' ? '111111' : '000000');
    await save();
    await until(() => expect(descriptionOf(code)).not.toBe(''));
    await visitor.clear(code);
    await visitor.type(code, sent);
    await save();
    await main().findByRole('heading', { name: 'Confirm your mail' });
    expect(await stored(player)).toMatchObject({
      full_name: 'Ana Cruz',
      email: contact_email,
      email_verified_at: null,
    });
  });

  it.each([
    ['no mail', /Invalid email address/],
    ['', /required/],
  ])('%j is refused at its field', async (mail, reason) => {
    await signInNewPlayer();
    await visit('/edit-profile');
    const input = await field('Email address');
    await visitor.clear(input);
    if (mail !== '') await visitor.type(input, mail);
    await save();
    await until(() => expect(descriptionOf(input)).toMatch(reason));
  });

  it('of another account is refused at its field', async () => {
    const other = await site.server().signUpPlayer();
    const player = await signInNewPlayer();
    await visit('/edit-profile');
    await write('Full name', 'Ana Cruz');
    await write('Email address', other.email);
    await save();
    const input = await field('Email address');
    await until(() => expect(descriptionOf(input)).toMatch(/already registered/));
    expect(await stored(player)).toMatchObject({ full_name: '', email: player.email });
  });
});
