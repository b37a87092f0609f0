import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getInbox,
  login,
  privacyClose,
  privacyConsent,
  privacyExport,
  privacyGet,
  stepUpCode,
} from '@pavilion/contracts';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';

const dayMs = 24 * 3_600_000;

describe('privacy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const failure = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'OK',
      (error: CallFailure) => [-error.statusCode, error.code, error.statusDetail].join(' ').trim(),
    );
  const fetchFile = (url: string, host = 'alpha.test') =>
    server.app.inject({ url: new URL(url).pathname, headers: { host } });
  const exportUrl = async (player: TestPlayer): Promise<string> => {
    await server.runJob('make-exports');
    const [told] = (await server.call(getInbox, player.me)).value;
    return /http\S+\/privacy\/export\/[\w-]+/.exec(told?.body ?? '')?.[0] ?? '';
  };

  it('keeps every word about offers; without one there is no consent', async () => {
    const player = await server.signUpPlayer();
    const none = { inbox: false, mail: false, sms: false };
    expect(await server.call(privacyGet, player.me)).toMatchObject({ channels: none, history: [] });
    const say = (channels: object) => server.call(privacyConsent, { ...player.me, channels });
    await say({ mail: true });
    await say({ mail: true, sms: false });
    server.advance(60_000);
    await say({ mail: false, inbox: true });
    expect(await server.call(privacyGet, player.me)).toMatchObject({
      channels: { inbox: true, mail: false, sms: false },
      history: [
        { channel: 'mail', is_given: false },
        { channel: 'inbox', is_given: true },
        { channel: 'mail', is_given: true },
      ],
    });
  });

  it('gives a player everything kept of him, and nothing of anybody else, at an address that ends', async () => {
    const player = await server.signUpPlayer();
    const other = await server.signUpPlayer();
    await server.fund(player, 12_345n);
    const ask = (password: string) =>
      failure(server.call(privacyExport, { ...player.me, password }));
    expect(await ask('wrong-password-1')).toBe('400 wrongPassword');
    expect(await ask(player.password)).toBe('OK');
    expect(await ask(player.password)).toMatch(/^429 tooManyRequests/);
    const url = await exportUrl(player);
    const answer = await fetchFile(url);
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    const files = unzipSync(answer.rawPayload);
    const json = strFromU8(files['data.json'] ?? new Uint8Array());
    expect(JSON.parse(json)).toMatchObject({
      profile: [{ account_id: player.accountId, email: player.email, phone: player.phone }],
      money_movements: [{ amount: 12_345, pocket: 'cash', currency: 'PHP' }],
    });
    expect(strFromU8(files['profile.csv'] ?? new Uint8Array())).toContain(player.email);
    for (const word of [other.accountId, other.id, 'password_hash', 'token_hash'])
      expect(json).not.toContain(word);

    expect((await fetchFile(url, 'beta.test')).statusCode).toBe(404);
    expect((await fetchFile(`${url}x`)).statusCode).toBe(404);
    server.advance(7 * dayMs);
    expect((await fetchFile(url)).statusCode).toBe(404);
    await server.runJob('prune-records');
    const { db } = server.context.database;
    expect(await db.selectFrom('data_exports').select('id').execute()).toEqual([]);
  });

  it('closes an account once nothing stands against it, and for good', async () => {
    const player = await server.signUpPlayer();
    const { password, accountId } = player;
    const close = async (fields: object = {}) =>
      failure(server.call(privacyClose, { ...player.me, password, ...fields }));
    const stepUp = async () => {
      await server.call(stepUpCode, player.me);
      return { step_up: { kind: 'code', value: await server.outboxCode(accountId) } };
    };
    await server.fund(player, 100n);
    expect(await close({ password: 'wrong-password-1' })).toBe('400 wrongPassword');
    expect(await close()).toBe('409 accountInUse balance');
    await server.fund(player, -100n);
    expect(await close()).toBe('403 stepUpRequired code');
    await server.call(privacyConsent, { ...player.me, channels: { mail: true } });
    expect(await close(await stepUp())).toBe('OK');
    expect(await failure(server.call(privacyGet, player.me))).toMatch(
      /^40[13] (CLOSE|sessionExpired)/,
    );
    const { account_id, domain_name } = player.me;
    expect(await failure(server.call(login, { account_id, domain_name, password }))).toBe(
      '403 CLOSE',
    );
    const { db } = server.context.database;
    const words = await db
      .selectFrom('marketing_consents')
      .select(['channel', 'is_given', 'source'])
      .where('player_id', '=', player.id)
      .orderBy('id')
      .execute();
    expect(words.at(-1)).toEqual({ channel: 'mail', is_given: false, source: 'closing' });

    const known = () =>
      db
        .selectFrom('players')
        .select(['email', 'phone', 'full_name'])
        .where('id', '=', player.id)
        .executeTakeFirstOrThrow();
    server.advance(5 * 365 * dayMs);
    await server.runJob('prune-records');
    expect(await known()).toMatchObject({ email: player.email });
    server.advance(3 * dayMs);
    await server.runJob('prune-records');
    const after = await known();
    expect(after).toMatchObject({ email: `${player.id}@closed.invalid`, full_name: '' });
    expect(after.phone).not.toBe(player.phone);
  });
});
