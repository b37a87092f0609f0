import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  destinationAdd,
  login,
  loginSecond,
  loginTac,
  recoveryRenew,
  secondStep,
  stepUpCode,
  tacRequestLogin,
  totpBegin,
  totpConfirm,
  totpDisable,
  updatePassword,
} from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { createPayoutWorld } from '../../../testing/payout-world.ts';
import { runTool } from '../../../testing/run-tool.ts';

const stepMs = 30_000;
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

describeServer('two steps by an authenticator app', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await createPayoutWorld(server);
  });

  const codeAt = (otpauth_url: string, steps = 0): string => {
    const url = new URL(otpauth_url);
    const secret = url.searchParams.get('secret') ?? '';
    const timestamp = server.context.clock.now().getTime() + steps * stepMs;
    return new TOTP({ secret }).generate({ timestamp });
  };
  /** A player with an app in use, whose next code is fresh. */
  async function withApp() {
    const player = await server.signUpPlayer();
    const { otpauth_url } = await server.call(totpBegin, withMe(player));
    const code = codeAt(otpauth_url);
    const { recovery_codes } = await server.call(totpConfirm, { ...player.me, code });
    server.advance(stepMs);
    return { player, app: (steps = 0) => codeAt(otpauth_url, steps), recovery_codes };
  }
  const withMe = (player: TestPlayer) => ({ ...player.me, password: player.password });
  const firstStep = async (player: TestPlayer): Promise<CallFailure> =>
    server.call(login, withMe(player)).then(
      () => expect.unreachable('no second step was asked for'),
      (error: CallFailure) => error,
    );
  const second = (
    player: TestPlayer,
    challenge: string,
    kind: 'totp' | 'recovery',
    value: string,
  ) =>
    server.call(loginSecond, {
      domain_name: player.host,
      challenge,
      step_up: { kind, value },
    });

  it('count once a code confirmed them, with a key kept sealed and codes kept as hashes', async () => {
    const player = await server.signUpPlayer();
    const begin = (password = player.password) =>
      server.call(totpBegin, { ...player.me, password });
    expect(await codeOf(begin('Wrong-river-42'))).toBe('400 wrongPassword');
    const { secret, otpauth_url } = await begin();
    // Another tab shows the same key.
    expect((await begin()).secret).toBe(secret);
    expect(await codeOf(server.call(login, withMe(player)))).toBe('OK');
    const wrong = String((Number(codeAt(otpauth_url)) + 1) % 1_000_000).padStart(6, '0');
    expect(await codeOf(server.call(totpConfirm, { ...player.me, code: wrong }))).toBe(
      '400 invalidTac',
    );
    const code = codeAt(otpauth_url);
    const tabs = await Promise.all(
      [1, 2].map(() => codeOf(server.call(totpConfirm, { ...player.me, code }))),
    );
    expect(tabs.toSorted()).toEqual(['400 expiredTac', 'OK']);
    expect(await codeOf(begin())).toBe('409 secondStepSet');
    const row = await server.context.database.db
      .selectFrom('totp_secrets')
      .selectAll()
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.sealed_secret, 'base64').toString('latin1')).not.toContain(secret);
    expect(await server.call(secondStep, player.me)).toMatchObject({
      passkeys: 0,
      recovery_left: 10,
      kinds: ['totp', 'recovery'],
    });
  });

  it('are asked for after the password and after a code to the phone', async () => {
    const { player, app } = await withApp();
    const asked = await firstStep(player);
    expect(asked).toMatchObject({
      statusCode: -401,
      code: 'secondStepRequired',
      kinds: ['totp', 'recovery'],
    });
    const answer = await second(player, asked.challenge ?? '', 'totp', app());
    expect(answer.user.account_id).toBe(player.accountId);
    expect(answer.last_login?.at).toMatch(/^2026-/);
    server.advance(60_000);
    const { account_id, domain_name } = player.me;
    await server.call(tacRequestLogin, { account_id, domain_name });
    const tac = await server.outboxCode(player.accountId);
    const byPhone = await codeOf(server.call(loginTac, { account_id, domain_name, tac }));
    expect(byPhone).toBe('401 secondStepRequired');
  });

  it('take a code once, no older one after it, and none when the clock is set back', async () => {
    const { player, app } = await withApp();
    const attempt = async (value: string) => {
      const { challenge = '' } = await firstStep(player);
      return codeOf(second(player, challenge, 'totp', value));
    };
    const early = app(-1);
    const now = app();
    expect(await attempt(now)).toBe('OK');
    expect(await attempt(now)).toBe('400 expiredTac');
    expect(await attempt(early)).toBe('400 expiredTac');
    expect(await attempt(app(2))).toBe('400 invalidTac');
    server.advance(-stepMs);
    expect(await attempt(app())).toBe('400 expiredTac');
    server.advance(2 * stepMs);
    const next = app();
    const { challenge = '' } = await firstStep(player);
    const tabs = await Promise.all(
      [1, 2, 3].map(() => codeOf(second(player, challenge, 'totp', next))),
    );
    expect(tabs.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('end a sign-in after five wrong codes, five minutes or a changed password', async () => {
    const { player, app } = await withApp();
    const { challenge = '' } = await firstStep(player);
    for (let count = 0; count < 5; count += 1)
      expect(await codeOf(second(player, challenge, 'totp', app(40)))).toBe('400 invalidTac');
    expect(await codeOf(second(player, challenge, 'totp', app()))).toBe('401 challengeExpired');
    const old = (await firstStep(player)).challenge ?? '';
    server.advance(5 * 60_000);
    expect(await codeOf(second(player, old, 'totp', app()))).toBe('401 challengeExpired');
    const open = (await firstStep(player)).challenge ?? '';
    server.advance(1000);
    const new_password = 'Other-river-43';
    await server.call(updatePassword, { ...withMe(player), new_password });
    expect(await codeOf(second(player, open, 'totp', app()))).toBe('401 challengeExpired');
    expect(await codeOf(second(player, 'x'.repeat(43), 'totp', app()))).toBe(
      '401 challengeExpired',
    );
  });

  it('lock out who guesses, and not the owner elsewhere', async () => {
    const { player, app } = await withApp();
    const from = async (ip: string, value: string) => {
      server.comeFrom(ip);
      const { challenge = '' } = await firstStep(player);
      return codeOf(second(player, challenge, 'totp', value));
    };
    const answers: string[] = [];
    for (let count = 0; count < 11; count += 1) answers.push(await from('203.0.113.7', app(40)));
    expect(answers.at(9)).toBe('400 invalidTac');
    expect(answers.at(10)).toBe('429 tooManyRequests');
    expect(await from('127.0.0.1', app())).toBe('OK');
  });

  it('give way to a recovery code, once each, however it is typed', async () => {
    const { player, recovery_codes } = await withApp();
    const [code = ''] = recovery_codes;
    const attempt = async (value: string) => {
      const { challenge = '' } = await firstStep(player);
      return codeOf(second(player, challenge, 'recovery', value));
    };
    expect(recovery_codes).toHaveLength(10);
    expect(await attempt(` ${code.replace('-', ' ').toUpperCase()} `)).toBe('OK');
    expect(await attempt(code)).toBe('400 invalidTac');
    const mails = await server.context.database.db
      .selectFrom('outbox_messages')
      .select(['kind', 'recipient'])
      .where('account_id', '=', player.accountId)
      .where('channel', '=', 'mail')
      .execute();
    const told = mails.map(({ kind }) => kind);
    expect(told).toContain('security.totpSet');
    expect(told).toContain('security.recoveryUsed');
    const other = await withApp();
    const { challenge = '' } = await firstStep(other.player);
    const foreign = recovery_codes[1] ?? '';
    expect(await codeOf(second(other.player, challenge, 'recovery', foreign))).toBe(
      '400 invalidTac',
    );
  });

  describe('confirm what matters', () => {
    const add = (player: TestPlayer, step_up?: { kind: 'totp' | 'code'; value: string }) =>
      server.call(destinationAdd, {
        ...player.me,
        method_code: 'gcash',
        holder_name: 'Ana Cruz',
        fields: { phone: `0918${player.accountId.slice(-6)}1` },
        step_up,
      });

    it('in the place of the code to the phone', async () => {
      const { player, app } = await withApp();
      await expect(add(player)).rejects.toMatchObject({
        code: 'stepUpRequired',
        statusDetail: 'totp,recovery',
      });
      await server.call(stepUpCode, player.me);
      const value = await server.outboxCode(player.accountId);
      expect(await codeOf(add(player, { kind: 'code', value }))).toBe('403 stepUpRequired');
      expect(await codeOf(add(player, { kind: 'totp', value: app(40) }))).toBe('400 invalidTac');
      expect(await codeOf(add(player, { kind: 'totp', value: app() }))).toBe('OK');
    });

    it('and their own removal, after which nothing is asked and no recovery code is left', async () => {
      const { player, app } = await withApp();
      const disable = (fields: object) =>
        codeOf(server.call(totpDisable, { ...withMe(player), ...fields }));
      expect(await disable({})).toBe('403 stepUpRequired');
      expect(await disable({ password: 'Wrong-river-42' })).toBe('400 wrongPassword');
      const renewed = await server.call(recoveryRenew, {
        ...withMe(player),
        step_up: { kind: 'totp', value: app() },
      });
      expect(renewed.recovery_codes).toHaveLength(10);
      server.advance(stepMs);
      expect(await disable({ step_up: { kind: 'totp', value: app() } })).toBe('OK');
      expect(await disable({})).toBe('409 secondStepNotSet');
      expect(await codeOf(server.call(login, withMe(player)))).toBe('OK');
      expect(await server.call(secondStep, player.me)).toMatchObject({
        totp_since: null,
        recovery_left: 0,
        kinds: ['code'],
      });
    });
  });

  it('are reset by an operator, which the log and the player hear of', async () => {
    const { player } = await withApp();
    const run = async (...args: string[]) => (await runTool(server.context, args)).text;
    const words = ['player', 'second-step', 'alpha', player.accountId, 'reset'];
    await expect(run(...words)).rejects.toThrow('--reason');
    const text = await run(...words, '--reason', 'lost phone, papers seen');
    expect(text).toContain('had an app, 0 passkeys, 10 recovery codes');
    expect(await codeOf(server.call(secondStep, player.me))).toBe('401 sessionExpired');
    expect(await codeOf(server.call(login, withMe(player)))).toBe('OK');
    const row = await server.context.database.db
      .selectFrom('operator_audit_log')
      .select(['action', 'after', 'reason'])
      .where('subject', '=', player.accountId)
      .executeTakeFirst();
    expect(row).toMatchObject({
      action: 'player.secondStep',
      after: { reset: true },
      reason: 'lost phone, papers seen',
    });
  });

  it('a sign-in by a new browser is told by mail, the first one and a known one are not', async () => {
    const player = await server.signUpPlayer();
    const alerts = async () => {
      const rows = await server.context.database.db
        .selectFrom('outbox_messages')
        .select('text')
        .where('account_id', '=', player.accountId)
        .where('kind', '=', 'security.newDevice')
        .execute();
      return rows.length;
    };
    expect(await alerts()).toBe(0);
    const signIn = (cookie?: string) =>
      server.fetch(`http://${player.host}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : null) },
        body: JSON.stringify({ account_id: player.accountId, password: player.password }),
      });
    const answer = await signIn();
    expect(await alerts()).toBe(1);
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    await signIn(cookie);
    expect(await alerts()).toBe(1);
  });
});
