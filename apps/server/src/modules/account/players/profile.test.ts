import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  contactBegin,
  contactConfirm,
  login,
  profile,
  profileUpdate,
  signup,
  tacRequestNewRegister,
  tacVerify,
} from '@pavilion/contracts';
import {
  betaHost,
  describeServer,
  newPerson,
  testPassword,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';

const codeLifeMs = 5 * 60_000;

let server: TestServer;
let player: TestPlayer;
describeServer('the mail of a profile', (start) => {
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
  /** Changes the mail with the codes that go to the old and the new one. */
  const change = async (value: string, who: TestPlayer) => {
    const contact = 'mail' as const;
    await server.call(contactBegin, { ...who.me, contact, value, password: testPassword });
    const codes = await sentCodes(who);
    await server.call(contactConfirm, { ...who.me, contact, ...codes });
  };
  const sentCodes = async ({ accountId }: TestPlayer) => {
    const code = async (kind: string) => {
      const row = await server.context.database.db
        .selectFrom('outbox_messages')
        .select('code')
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('code', 'is not', null)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row?.code ?? '000000';
    };
    return { old_code: await code('contact.old'), new_code: await code('contact.new') };
  };
  const take = (contact_email: string, who = player) => answerOf(change(contact_email, who));
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
      is_email_verified: false,
      is_name_verified: false,
    });
  });

  it('of a profile stays as it is in other letters, and a name that was verified stays', async () => {
    const update = (fields: object) =>
      server.call(profileUpdate, {
        ...player.me,
        full_name: 'Ana Cruz',
        contact_email: player.email.toUpperCase(),
        ...fields,
      });
    expect(await update({})).toMatchObject({ full_name: 'Ana Cruz', contact_email: player.email });
    const now = server.context.clock.now();
    await server.context.database.db
      .insertInto('payout_payees')
      .values({
        player_id: player.id,
        site_id: player.siteId,
        name: 'Ana Cruz',
        bound_at: now,
        verified_at: now,
      })
      .execute();
    expect(await answerOf(update({}))).toBe('OK');
    // The other keyboard's letters and spaces are the same name.
    expect(await update({ full_name: 'Ａｎａ\u00a0Cruz\u200b' })).toMatchObject({
      full_name: 'Ana Cruz',
    });
    await expect(
      update({ full_name: 'Eva Cruz', contact_email: 'ana@example.org' }),
    ).rejects.toMatchObject({
      code: 'fieldLocked',
      errors: [{ path: 'full_name', code: 'fieldLocked' }],
    });
    expect(await server.call(profile, player.me)).toMatchObject({
      full_name: 'Ana Cruz',
      contact_email: player.email,
    });
  });

  it('and the phone change by password and both codes, which are tried five times and live ten minutes', async () => {
    const begin = (fields: object = {}) =>
      server.call(contactBegin, {
        ...player.me,
        contact: 'phone' as const,
        value: '0917 999 1234',
        password: testPassword,
        ...fields,
      });
    const confirm = (codes: { old_code: string; new_code: string }) =>
      server.call(contactConfirm, { ...player.me, contact: 'phone', ...codes });
    expect(await answerOf(begin({ password: 'Wrong-river-1' }))).toBe('400 wrongPassword');
    expect(await answerOf(begin({ value: player.phone }))).toBe('409 sameContact');
    expect(await answerOf(begin({ value: '+1 900 555 0100' }))).toBe('400 invalidInput');
    const other = await server.signUpPlayer();
    expect(await answerOf(begin({ value: other.phone }))).toBe('409 phoneTaken');
    expect(await begin()).toMatchObject({
      old_place: `••• ${player.phone.slice(-3)}`,
      new_place: '+639179991234',
    });
    const codes = await sentCodes(player);
    const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
    await expect(confirm({ ...codes, old_code: wrong(codes.old_code) })).rejects.toMatchObject({
      code: 'invalidTac',
      errors: [{ path: 'old_code', code: 'invalidTac' }],
    });
    expect(
      await answerOf(server.call(contactConfirm, { ...other.me, contact: 'phone', ...codes })),
    ).toBe('400 expiredTac');
    expect(await confirm(codes)).toMatchObject({ contact_phone: '••• 234' });
    expect(await answerOf(confirm(codes))).toBe('400 expiredTac');
    await begin({ value: '0917 999 1235' });
    const next = await sentCodes(player);
    for (let count = 0; count < 5; count += 1)
      await answerOf(confirm({ ...next, new_code: wrong(next.new_code) }));
    expect(await answerOf(confirm(next))).toBe('400 expiredTac');
    await begin({ value: '0917 999 1236' });
    const late = await sentCodes(player);
    server.advance(10 * 60_000);
    expect(await answerOf(confirm(late))).toBe('400 expiredTac');
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
