import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  login,
  profile,
  profileUpdate,
  signup,
  tacRequestNewRegister,
  tacVerify,
} from '@pavilion/contracts';
import {
  betaHost,
  describeServerOnBothEngines,
  newPerson,
  testPassword,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';

const codeLifeMs = 5 * 60_000;

let server: TestServer;
let player: TestPlayer;
describeServerOnBothEngines('the mail of a profile', (start) => {
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
  });

  const answerOf = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      (error: { code: string; statusCode: number }) => `${-error.statusCode} ${error.code}`,
    );
  const take = (contact_email: string, who = player) =>
    answerOf(
      server.call(profileUpdate, {
        ...who.me,
        full_name: '',
        contact_email,
        password: testPassword,
      }),
    );
  const signUp = async (host?: string) => {
    const person = newPerson(host);
    await server.call(signup, person);
    return person;
  };
  const statusOf = async ({ account_id }: { account_id: string }) =>
    (
      await server.context.database.db
        .selectFrom('players')
        .select('status')
        .where('account_id', '=', account_id)
        .executeTakeFirst()
    )?.status;

  it('is shown to its player, the phone masked', async () => {
    expect(await server.call(profile, player.me)).toMatchObject({
      account_id: player.accountId,
      full_name: '',
      contact_email: player.email,
      contact_phone: `••• ${player.phone.slice(-3)}`,
      language: 'en-US',
      is_phone_verified: true,
      is_name_verified: false,
    });
  });

  it('needs the password to change: a session alone is not enough (G19-8)', async () => {
    const change = (fields: object) =>
      server.call(profileUpdate, {
        ...player.me,
        full_name: 'Ana Cruz',
        contact_email: newPerson().contact_email,
        ...fields,
      });
    await expect(change({})).rejects.toMatchObject({
      code: 'invalidInput',
      errors: [{ path: 'password', code: 'required' }],
    });
    expect(await answerOf(change({ password: 'Wrong-river-1' }))).toBe('400 wrongPassword');
    expect(await answerOf(change({ contact_email: player.email.toUpperCase() }))).toBe('OK');
    expect(await answerOf(change({ password: testPassword }))).toBe('OK');
  });

  it('is refused while a sign-up that has it can still be confirmed, and changes nothing', async () => {
    const pending = await signUp();
    server.advance(codeLifeMs - 1);
    expect(await take(pending.contact_email)).toBe('409 emailTaken');
    expect(await statusOf(pending)).toBe('PENDING');
    const tac = await server.outboxCode(pending.account_id);
    expect(await answerOf(server.call(tacVerify, { ...pending, tac }))).toBe('OK');
    server.advance(2 * codeLifeMs);
    expect(await take(pending.contact_email)).toBe('409 emailTaken');
  });

  it('is taken from a sign-up that was never confirmed, whose account is as one that never was', async () => {
    const abandoned = await signUp();
    const tac = await server.outboxCode(abandoned.account_id);
    server.advance(codeLifeMs);
    expect(await take(abandoned.contact_email.toUpperCase())).toBe('OK');
    expect(await statusOf(abandoned)).toBeUndefined();
    const nobody = newPerson();
    const about = (person: typeof nobody) => [
      answerOf(server.call(login, person)),
      answerOf(server.call(tacVerify, { ...person, tac })),
      answerOf(server.call(tacRequestNewRegister, person)),
    ];
    expect(await Promise.all(about(abandoned))).toEqual(await Promise.all(about(nobody)));
    expect(await answerOf(server.call(signup, abandoned))).toBe('409 emailTaken');
  });

  it('leaves abandoned sign-ups alone that are in nobody’s way', async () => {
    const [other, elsewhere] = [await signUp(), await signUp(betaHost)];
    server.advance(codeLifeMs);
    expect(await take(elsewhere.contact_email)).toBe('OK');
    expect(await Promise.all([statusOf(other), statusOf(elsewhere)])).toEqual([
      'PENDING',
      'PENDING',
    ]);
  });

  it('goes to one player even when two want it at once', async () => {
    const abandoned = await signUp();
    const second = await server.signUpPlayer();
    server.advance(codeLifeMs);
    const mail = abandoned.contact_email;
    const answers = await Promise.all([take(mail), take(mail, second)]);
    expect(answers.toSorted()).toEqual(['409 emailTaken', 'OK']);
  });

  it('cannot be used to ask for the mails of others: twenty changes in fifteen minutes', async () => {
    const { contact_email } = await signUp();
    for (let change = 0; change < 20; change++)
      expect(await take(contact_email)).toBe('409 emailTaken');
    expect(await take(newPerson().contact_email)).toBe('429 tooManyRequests');
    server.advance(15 * 60_000);
    expect(await take(newPerson().contact_email)).toBe('OK');
  });
});
