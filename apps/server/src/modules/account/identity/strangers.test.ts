import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  describeServer,
  newPerson,
  testPassword,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { deviceCookieName } from './device-cookie.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let server: TestServer;
let player: TestPlayer;
describeServer('strangers at an account', (start) => {
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    // What others tests sent and counted is over.
    server.advance(2 * hourMs);
  });

  interface From {
    ip: string;
    cookie?: string;
  }
  const stranger = (number: number): From => ({ ip: `198.51.100.${number}` });
  const owner: From = { ip: '203.0.113.5' };

  async function post(path: string, body: object, { ip, cookie }: From) {
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: ip,
      headers: { host: 'alpha.test', ...(cookie ? { cookie } : {}) },
      payload: { account_id: player.accountId, ...body },
    });
    const { message } = answer.json<{ message: string }>();
    const set = String(answer.headers['set-cookie'] ?? '');
    return {
      outcome: `${answer.statusCode} ${message}`,
      retryAfterS: Number(answer.headers['retry-after']),
      cookie: set.split(';')[0] ?? '',
      set,
    };
  }
  const login = async (from: From, password = testPassword, account_id = player.accountId) =>
    (await post('/api/auth/login', { password, account_id }, from)).outcome;
  const ask = async (from: From, account_id = player.accountId) =>
    (await post('/api/auth/tac/request_login', { account_id }, from)).outcome;
  const tryCode = async (from: From, tac: string) =>
    (await post('/api/auth/login_tac', { tac }, from)).outcome;
  const guess = async (from: From, count: number) => {
    const outcomes = [];
    for (let made = 0; made < count; made += 1)
      outcomes.push(await login(from, `Wrong-river-${made}`));
    return outcomes;
  };
  const wrong = (tac: string): string => (tac === '000000' ? '111111' : '000000');
  const codesSent = async (recipient = player.phone) =>
    (
      await server.context.database.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('recipient', '=', recipient)
        .where('kind', '=', 'tac.login')
        .execute()
    ).length;

  describe('with wrong passwords', () => {
    it('lock themselves out, and nobody else', async () => {
      expect(new Set(await guess(stranger(1), 10))).toEqual(new Set(['401 invalidCredentials']));
      expect(await login(stranger(1))).toBe('429 tooManyRequests');
      expect(await login(owner)).toBe('200 OK');
      expect(await login(stranger(2))).toBe('200 OK');
    });

    it('come to an end together, and leave the known browser, the known network and the code', async () => {
      const { cookie } = await post('/api/auth/login', { password: testPassword }, owner);
      for (let number = 1; number <= 10; number += 1) await guess(stranger(number), 10);
      expect(await login(stranger(11))).toBe('429 tooManyRequests');
      expect(await login(owner)).toBe('200 OK');
      expect(await login({ ip: '192.0.2.77', cookie })).toBe('200 OK');
      expect(await ask(stranger(12))).toBe('200 OK');
      const tac = await server.outboxCode(player.accountId);
      expect(await tryCode(stranger(12), tac)).toBe('200 OK');
    });

    it('get the same answers at an account that does not exist', async () => {
      const answers = async (account_id: string, base: number) => {
        const seen = [];
        for (let number = 0; number < 11; number += 1) {
          for (let made = 0; made < 10; made += 1)
            seen.push(await login(stranger(base + number), 'Wrong-river-1', account_id));
        }
        return seen;
      };
      const known = await answers(player.accountId, 20);
      expect(known).toEqual(await answers('nobody21', 40));
      expect(known.slice(100)).toEqual(Array<string>(10).fill('429 tooManyRequests'));
    });

    it('do not disturb a known browser even from its own network', async () => {
      const { cookie } = await post('/api/auth/login', { password: testPassword }, owner);
      await guess(owner, 11);
      expect(await login(owner)).toBe('429 tooManyRequests');
      expect(await login({ ...owner, cookie })).toBe('200 OK');
    });
  });

  describe('with the mark of a browser', () => {
    it('have it kept from scripts and, over https, from every other host', async () => {
      const { set } = await post('/api/auth/login', { password: testPassword }, owner);
      expect(set).toMatch(
        new RegExp(`^${deviceCookieName}=[\\w.-]+; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`),
      );
    });

    it('are still strangers at every other account', async () => {
      const other = await server.signUpPlayer();
      const own = await post(
        '/api/auth/login',
        { password: testPassword, account_id: other.accountId },
        stranger(60),
      );
      const from = { ...stranger(60), cookie: own.cookie };
      await guess(from, 10);
      expect(await login(from)).toBe('429 tooManyRequests');
      const forged = own.cookie.replace(/\.[\w-]+$/, `.${'A'.repeat(22)}`);
      expect(await login({ ...stranger(60), cookie: forged })).toBe('429 tooManyRequests');
    });

    it('keep several accounts in one browser', async () => {
      const second = await server.signUpPlayer();
      const first = await post('/api/auth/login', { password: testPassword }, owner);
      const both = await post(
        '/api/auth/login',
        { password: testPassword, account_id: second.accountId },
        { ...owner, cookie: first.cookie },
      );
      await guess(owner, 10);
      expect(await login({ ...owner, cookie: both.cookie })).toBe('200 OK');
    });
  });

  describe('who ask for codes', () => {
    const useUp = async (account_id: string, base: number) => {
      const outcomes = [];
      for (let number = 0; number < 6; number += 1) {
        outcomes.push(await ask(stranger(base + number), account_id));
        server.advance(minuteMs);
      }
      return outcomes;
    };

    it('are told when none was sent, at every account alike, and leave the owner his', async () => {
      const { cookie } = await post('/api/auth/login', { password: testPassword }, owner);
      const told = [...Array<string>(5).fill('200 OK'), '429 tooManyRequests'];
      expect(await useUp(player.accountId, 80)).toEqual(told);
      expect(await useUp('nobody22', 80)).toEqual(told);
      expect(await codesSent()).toBe(5);
      const late = await post('/api/auth/tac/request_login', {}, stranger(99));
      expect(late.outcome).toBe('429 tooManyRequests');
      expect(late.retryAfterS).toBeGreaterThan(0);
      // He is known by his network, and by his browser wherever he is.
      expect(await ask(owner)).toBe('200 OK');
      expect(await codesSent()).toBe(6);
      expect(await ask({ ip: '192.0.2.78', cookie })).toBe('200 OK');
      expect(await codesSent()).toBe(7);
      const tac = await server.outboxCode(player.accountId);
      expect(await tryCode({ ip: '192.0.2.79', cookie }, tac)).toBe('200 OK');
    });

    it('cannot kill the code the owner asked for, nor end it by asking for another', async () => {
      await post('/api/auth/login', { password: testPassword }, owner);
      expect(await ask(owner)).toBe('200 OK');
      const tac = await server.outboxCode(player.accountId);
      for (let made = 0; made < 3; made += 1) {
        const outcomes = [];
        for (let tries = 0; tries < 6; tries += 1)
          outcomes.push(await tryCode(stranger(110 + made), wrong(tac)));
        expect(outcomes).toEqual([...Array<string>(5).fill('400 invalidTac'), '400 expiredTac']);
      }
      expect(await tryCode(stranger(115), tac)).toBe('400 invalidTac');
      expect(await ask(stranger(116))).toBe('200 OK');
      expect(await tryCode(owner, tac)).toBe('200 OK');
    });

    it('share five tries at it, and after a success no other code lives', async () => {
      expect(await ask(stranger(120))).toBe('200 OK');
      const first = await server.outboxCode(player.accountId);
      server.advance(minuteMs);
      expect(await ask(stranger(121))).toBe('200 OK');
      // A phone changes its network between asking and typing.
      expect(await tryCode(stranger(122), await server.outboxCode(player.accountId))).toBe(
        '200 OK',
      );
      expect(await tryCode(stranger(120), first)).toBe('400 expiredTac');
    });
  });

  describe('who have codes sent to a number', () => {
    const signUp = async (number: number, contact_phone: string) => {
      const { contact_phone: _own, ...person } = newPerson();
      const answer = await post(
        '/api/auth/signup',
        { ...person, contact_phone },
        stranger(140 + number),
      );
      return answer.outcome;
    };

    it('come to an end after five an hour, over all accounts, and the owner does not', async () => {
      const phone = newPerson().contact_phone;
      for (let number = 0; number < 5; number += 1) {
        expect(await signUp(number, phone)).toBe('200 OK');
        server.advance(6 * minuteMs);
      }
      expect(await signUp(5, phone)).toBe('429 tooManyRequests');
      server.advance(hourMs);
      expect(await signUp(6, phone)).toBe('200 OK');
    });

    it('are told so where they name the number, whosever it is', async () => {
      await post('/api/auth/login', { password: testPassword }, owner);
      for (let number = 0; number < 5; number += 1) {
        await ask(stranger(160 + number));
        server.advance(minuteMs);
      }
      const reset = async (from: From, account_id: string) =>
        (await post('/api/auth/forgot_password', { account_id, contact_phone: player.phone }, from))
          .outcome;
      expect(await reset(stranger(170), player.accountId)).toBe('429 tooManyRequests');
      expect(await reset(stranger(171), 'nobody23')).toBe('429 tooManyRequests');
      expect(await reset(owner, player.accountId)).toBe('200 OK');
    });
  });
});
