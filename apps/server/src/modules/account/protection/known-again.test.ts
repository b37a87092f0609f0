import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  contactBegin,
  limitsGet,
  profileUpdate,
  selfExclude,
  signup,
  stepUpCode,
} from '@pavilion/contracts';
import {
  betaHost,
  describeServerOnBothEngines,
  newPerson,
  testPassword,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';

describeServerOnBothEngines('who excluded himself', (start) => {
  let server: TestServer;
  let excluded: TestPlayer;
  let made = 0;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    made += 1;
    excluded = await join(`ana.cruz${made}@gmail.com`);
    await exclude(excluded);
  });

  const join = async (contact_email: string, host?: string): Promise<TestPlayer> => {
    const player = await server.signUpPlayer(host);
    await server.context.database.db
      .updateTable('players')
      .set({ email: contact_email })
      .where('id', '=', player.id)
      .execute();
    return { ...player, email: contact_email };
  };
  const exclude = async (player: TestPlayer, months = 6) => {
    server.advance(61_000);
    await server.call(stepUpCode, player.me);
    const value = await server.outboxCode(player.accountId);
    const step_up = { kind: 'code' as const, value };
    return server.call(selfExclude, { ...player.me, months, step_up });
  };
  const answerOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'OK',
      (error: { code: string; statusCode: number }) => `${-error.statusCode} ${error.code}`,
    );
  const signUp = (contact_email: string, host?: string) =>
    answerOf(server.call(signup, { ...newPerson(host), contact_email }));
  const until = async (player: TestPlayer) =>
    (await server.call(limitsGet, player.me)).excluded_until;

  it('is known by his mailbox when he signs up anew, however he writes it, and hears so', async () => {
    for (const mail of [
      `ana.cruz${made}+x@gmail.com`,
      `anacruz${made}@gmail.com`,
      `ANA.CRUZ${made}+bets@GoogleMail.com`,
      `ａｎａ.cruz${made}+y@gmail.com`,
    ])
      expect(await signUp(mail)).toBe('403 selfExcluded');
    expect(await signUp(`ana.cruz${made}@gmail.com`)).toBe('409 emailTaken');
    expect(await signUp(`ana.cruz${made}@example.com`)).toBe('OK');
    // Another site of somebody else's knows nothing of it.
    expect(await signUp(`ana.cruz${made}+z@gmail.com`, betaHost)).toBe('OK');
  });

  it('is known when an account gets his mailbox by a change', async () => {
    const other = await server.signUpPlayer();
    const mail = `anacruz${made}+new@gmail.com`;
    const update = (full_name: string) =>
      server.call(profileUpdate, { ...other.me, full_name, contact_email: mail });
    expect(await answerOf(update('Ana Cruz'))).toBe('403 selfExcluded');
    const begin = { ...other.me, contact: 'mail' as const, value: mail, password: testPassword };
    expect(await answerOf(server.call(contactBegin, begin))).toBe('403 selfExcluded');
    expect(await until(other)).toBeNull();
    // Past the calls the database knows him too.
    await join(mail, undefined);
    const row = await server.context.database.db
      .selectFrom('players')
      .select('excluded_until')
      .where('email', '=', mail)
      .executeTakeFirstOrThrow();
    expect(row.excluded_until?.toISOString()).toBe(await until(excluded));
  });

  it('may write his own mailbox in another way, and stays excluded', async () => {
    const before = await until(excluded);
    server.advance(61_000);
    const contact_email = `ana.cruz${made}+mine@gmail.com`;
    const change = { ...excluded.me, full_name: 'Ana Cruz', contact_email };
    expect(await answerOf(server.call(profileUpdate, change))).toBe('OK');
    expect(await until(excluded)).toBe(before);
  });

  it('takes his other accounts with him, of this site and where exclusions are shared of the group', async () => {
    const first = await join(`eva${made}@example.com`);
    const second = await join(`eva${made}+second@example.com`);
    const elsewhere = await join(`eva${made}+third@example.com`, betaHost);
    const { excluded_until } = await exclude(first);
    expect(await until(second)).toBe(excluded_until);
    expect(await until(elsewhere)).toBeNull();
    const share = async (yes: 'yes' | 'no') => {
      for (const site of ['alpha', 'beta']) {
        const words = ['site', 'jurisdiction', site, 'MT', '--group', 'pair'];
        await runTool(server.context, [...words, '--share-exclusions', yes]);
      }
    };
    await share('yes');
    const { excluded_until: longer } = await exclude(second, 12);
    expect(await until(elsewhere)).toBe(longer);
    expect(await signUp(`eva${made}+fourth@example.com`, betaHost)).toBe('403 selfExcluded');
    await share('no');
  });
});
