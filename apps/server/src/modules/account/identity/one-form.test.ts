import { beforeAll, expect, it } from 'vitest';
import {
  forgotPassword,
  login,
  loginTac,
  referralCode,
  resetPassword,
  signup,
  tacRequestLogin,
  tacVerify,
  updatePassword,
} from '@pavilion/contracts';
import { describeServer, newPerson, type TestServer } from '@pavilion/test-kit';

/** As keyboards of East Asia write it. */
const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x21 + 0xff01),
  );
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

describeServer('what a person writes on another device', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const join = async (fields: Partial<ReturnType<typeof newPerson>> = {}) => {
    const person = { ...newPerson(), ...fields };
    const { account_id } = await server.call(signup, person);
    const tac = wide(await server.outboxCode(account_id));
    await server.call(tacVerify, { ...person, tac });
    return { ...person, stored: account_id };
  };

  it('is the same password, composed or not, wide or not, with or without what nobody sees', async () => {
    const { domain_name, account_id } = await join({ password: 'Tra\u0302n-ho\u0300a-42' });
    const signIn = (password: string, id = account_id) =>
      codeOf(server.call(login, { domain_name, account_id: id, password }));
    expect(await signIn('Tr\u00e2n-h\u00f2a-42')).toBe('OK');
    expect(await signIn(`\ufeff${wide('T')}r\u00e2n-h\u00f2a-\u200b42`)).toBe('OK');
    expect(await signIn('Tr\u00e2n-h\u00f2a-42', `${wide(account_id)}\u200b`)).toBe('OK');
    expect(await signIn('Tran-hoa-42')).toBe('invalidCredentials');
    expect(await signIn(' Tr\u00e2n-h\u00f2a-42')).toBe('invalidCredentials');
  });

  it('is no new password when it is the old one in other letters', async () => {
    const { domain_name, account_id } = await join({ password: 'Caf\u00e9-river-42' });
    const { token: auth } = await server.call(login, {
      domain_name,
      account_id,
      password: 'Cafe\u0301-river-42',
    });
    const change = (new_password: string) => {
      const password = 'Cafe\u0301-river-42';
      return codeOf(
        server.call(updatePassword, { domain_name, account_id, auth, password, new_password }),
      );
    };
    expect(await change(wide('Caf') + '\u00e9-river-42')).toBe('samePassword');
    expect(await change(wide(account_id))).toBe('weakPassword');
    expect(await change('Th\u00e9-river-43')).toBe('OK');
  });

  it('is the same mail, phone, account, code and referral', async () => {
    const person = newPerson();
    const { domain_name, stored, contact_email, contact_phone } = await join({
      ...person,
      account_id: wide(person.account_id.toUpperCase()),
      contact_email: `\u200b${wide(person.contact_email)}`,
    });
    expect(stored).toBe(person.account_id);
    expect(await codeOf(server.call(signup, { ...newPerson(), contact_email }))).toBe('emailTaken');
    const withWidePhone = { ...newPerson(), contact_phone: wide(contact_phone) };
    expect(await codeOf(server.call(signup, withWidePhone))).toBe('phoneTaken');
    for (const account_id of [contact_email, wide(contact_phone), wide(stored)]) {
      server.advance(61_000);
      await server.call(tacRequestLogin, { domain_name, account_id });
      const code = await server.outboxCode(stored);
      const tac = ` ${wide(code.slice(0, 3))}\u200e ${code.slice(3)}`;
      expect(await codeOf(server.call(loginTac, { domain_name, account_id, tac }))).toBe('OK');
    }
    const { token: auth } = await server.call(login, {
      domain_name,
      account_id: stored,
      password: person.password,
    });
    const me = { domain_name, account_id: wide(stored), auth };
    const { referral_code: code } = await server.call(referralCode, me);
    await join({ referrer_code: ` ${wide(code.toLowerCase())}\u200b` } as object);
    expect((await server.call(referralCode, me)).invited).toBe(1);
  });

  it('sets the same password by a reset', async () => {
    const { domain_name, account_id, contact_phone } = await join();
    server.advance(61_000);
    await server.call(forgotPassword, { domain_name, account_id, contact_phone });
    const tac = wide(await server.outboxCode(account_id));
    const new_password = 'Jos\u0065\u0301-river-42';
    await server.call(resetPassword, { domain_name, account_id, tac, new_password });
    const password = 'Jos\u00e9-river-42';
    expect(await codeOf(server.call(login, { domain_name, account_id, password }))).toBe('OK');
  });
});
