import { beforeAll, describe, expect, it } from 'vitest';
import { login, signup, tacVerify } from '@pavilion/contracts';
import {
  betaHost,
  newPerson,
  describeServerOnBothEngines,
  type TestServer,
} from '@pavilion/test-kit';

let server: TestServer;
describeServerOnBothEngines('sign-up calls', (start) => {
  beforeAll(async () => {
    server = await start();
  });

  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      (error: { code: string; statusCode: number }) => `${-error.statusCode} ${error.code}`,
    );

  describe('sign-up', () => {
    it('makes a pending account, which its code activates', async () => {
      const person = newPerson();
      expect(
        await server.call(signup, { ...person, account_id: person.account_id.toUpperCase() }),
      ).toMatchObject({
        account_id: person.account_id,
      });
      expect(await failure(server.call(login, person))).toBe('403 accountPending');
      const tac = await server.outboxCode(person.account_id);
      await server.call(tacVerify, { ...person, tac });
      expect(await server.call(login, person)).toMatchObject({
        user: { account_id: person.account_id },
      });
      expect(await failure(server.call(tacVerify, { ...person, tac }))).toBe('400 expiredTac');
    });

    it('refuses what another account of the site has, and allows it on another site', async () => {
      const person = newPerson();
      await server.call(signup, person);
      const other = newPerson();
      const taken = (changes: object) => failure(server.call(signup, { ...other, ...changes }));
      expect(await taken({ account_id: person.account_id })).toBe('409 accountTaken');
      expect(await taken({ contact_phone: person.contact_phone })).toBe('409 phoneTaken');
      expect(await taken({ contact_email: person.contact_email.toUpperCase() })).toBe(
        '409 emailTaken',
      );
      const elsewhere = { ...newPerson(betaHost), account_id: person.account_id };
      expect(await failure(server.call(signup, elsewhere))).toBe('OK');
    });

    it('names every bad field at once', async () => {
      const bad = {
        ...newPerson(),
        account_id: '1x',
        password: 'password1',
        contact_phone: '12',
        contact_email: 'a@b',
      };
      const error = await server.call(signup, bad).catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        statusCode: -400,
        code: 'invalidInput',
        errors: [
          { path: 'account_id', code: 'invalidAccountId' },
          { path: 'password', code: 'commonPassword' },
          { path: 'contact_email', code: 'invalidEmail' },
          { path: 'contact_phone', code: 'invalidPhone' },
        ],
      });
    });
  });
});
