import { beforeAll, describe, expect, it } from 'vitest';
import { login, signup, tacRequestNewRegister, tacVerify } from '@pavilion/contracts';
import { betaHost, newPerson, describeServer, type TestServer } from '@pavilion/test-kit';

let server: TestServer;
describeServer('sign-up calls', (start) => {
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
      const other = { ...newPerson(), password: 'other8Stone!' };
      const taken = (changes: object) => failure(server.call(signup, { ...other, ...changes }));
      expect(await taken({ account_id: person.account_id })).toBe('409 accountTaken');
      expect(await taken({ contact_phone: person.contact_phone })).toBe('409 phoneTaken');
      expect(await taken({ contact_email: person.contact_email.toUpperCase() })).toBe(
        '409 emailTaken',
      );
      const elsewhere = { ...newPerson(betaHost), account_id: person.account_id };
      expect(await failure(server.call(signup, elsewhere))).toBe('OK');
    });

    const codeLifeMs = 5 * 60_000;

    it('keeps a phone for a pending account only while its code lives', async () => {
      const first = newPerson();
      await server.call(signup, first);
      const second = { ...newPerson(), contact_phone: first.contact_phone };
      expect(await failure(server.call(signup, second))).toBe('409 phoneTaken');
      server.advance(codeLifeMs - 1);
      expect(await failure(server.call(signup, second))).toBe('409 phoneTaken');
      server.advance(1);
      expect(await failure(server.call(signup, second))).toBe('OK');
      expect(await failure(server.call(login, first))).toBe('401 invalidCredentials');
      const tac = await server.outboxCode(second.account_id);
      expect(await failure(server.call(tacVerify, { ...second, tac }))).toBe('OK');
      const third = { ...newPerson(), contact_phone: first.contact_phone };
      server.advance(2 * codeLifeMs);
      expect(await failure(server.call(signup, third))).toBe('409 phoneTaken');
    });

    it('may be done again with a corrected phone, and a new code prolongs what is pending', async () => {
      const person = newPerson();
      const corrected = { ...person, contact_phone: newPerson().contact_phone };
      await server.call(signup, person);
      server.advance(codeLifeMs);
      await server.call(tacRequestNewRegister, person);
      const stranger = { ...corrected, password: 'other8Stone!' };
      expect(await failure(server.call(signup, stranger))).toBe('409 accountTaken');
      // Whoever has the password need not wait until the code that went to a wrong number has
      // ended.
      expect(await failure(server.call(signup, corrected))).toBe('OK');
      const tac = await server.outboxCode(person.account_id);
      expect(await failure(server.call(tacVerify, { ...person, tac }))).toBe('OK');
      expect(await failure(server.call(login, person))).toBe('OK');
    });

    it('gives a phone to one account even when many want it at once, also an abandoned one', async () => {
      const abandoned = newPerson();
      await server.call(signup, abandoned);
      server.advance(codeLifeMs);
      const { contact_phone } = abandoned;
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => failure(server.call(signup, { ...newPerson(), contact_phone }))),
      );
      expect(answers.toSorted()).toEqual([...Array<string>(3).fill('409 phoneTaken'), 'OK']);
    });

    // The wire page fixes the fields of a sign-up and knows none about age: fronts of others need
    // not send it.
    it('refuses who says that he is not of age, and keeps the word of who says he is', async () => {
      const confirmed = async (age_confirmed?: boolean) => {
        const person = { ...newPerson(), age_confirmed };
        const answer = await failure(server.call(signup, person));
        const row = await server.context.database.db
          .selectFrom('players')
          .select('is_age_confirmed')
          .where('account_id', '=', person.account_id)
          .executeTakeFirst();
        return [answer, row?.is_age_confirmed];
      };
      expect(await confirmed(false)).toEqual(['400 underage', undefined]);
      expect(await confirmed(true)).toEqual(['OK', true]);
      expect(await confirmed()).toEqual(['OK', false]);
    });

    it('lets nobody in who never said that he is of age: the code that is entered says so', async () => {
      const { db } = server.context.database;
      const begin = async (age_confirmed?: boolean) => {
        const person = { ...newPerson(), age_confirmed };
        await server.call(signup, person);
        const { text } = await db
          .selectFrom('outbox_messages')
          .select('text')
          .where('account_id', '=', person.account_id)
          .executeTakeFirstOrThrow();
        const account_id = person.account_id;
        return { account_id, text, tac: await server.outboxCode(account_id) };
      };
      const isConfirmed = async (account_id: string) =>
        (
          await db
            .selectFrom('players')
            .select(['status', 'is_age_confirmed'])
            .where('account_id', '=', account_id)
            .executeTakeFirstOrThrow()
        ).is_age_confirmed;
      const words = 'By entering it you confirm that you are at least 18 years old.';
      const said = await begin(true);
      expect(said.text).not.toContain(words);
      const silent = await begin();
      expect(silent.text).toContain(words);
      const { account_id, tac } = silent;
      const child = { account_id, tac, age_confirmed: false };
      expect(await failure(server.call(tacVerify, child))).toBe('400 underage');
      expect(await isConfirmed(account_id)).toBe(false);
      expect(await failure(server.call(tacVerify, { account_id, tac }))).toBe('OK');
      expect(await isConfirmed(account_id)).toBe(true);
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
