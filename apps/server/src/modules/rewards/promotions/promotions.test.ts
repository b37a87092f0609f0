import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { bonusCode, bonusList, depositCreate, getBalance, voucherList } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

const byCode = (code: string) => ({ on: 'code', code });
const wagering = { multiplier_percent: 500, base: 'bonus' };

describeServer('codes and deposits', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedPaymentMethods(server.context, server.sites.alpha);
    await publishItems(server, 'codes', [
      { kind: 'tokens', code: 'some-tokens', trigger: byCode('TOKENS-2026'), amount: '25' },
      {
        kind: 'tokens',
        code: 'later-tokens',
        trigger: byCode('LATER-2026'),
        amount: '10',
        release_hours: 1,
      },
      {
        kind: 'free_bet',
        code: 'a-free-bet',
        trigger: byCode('FREEBET-2026'),
        amount: '5.00',
        min_odds: '1.5',
        expires_hours: 24,
      },
      {
        kind: 'tokens',
        code: 'for-one',
        trigger: { ...byCode('ONLYONE-2026'), codes: { uses: 1 } },
        amount: '5',
      },
      {
        kind: 'tokens',
        code: 'for-one-of-many',
        trigger: { ...byCode('FORONE-2026'), codes: { uses: 1 } },
        amount: '5',
      },
      {
        kind: 'bonus',
        code: 'first-deposit',
        trigger: { on: 'deposit', deposit: { min: '50.00', numbers: [1] } },
        grant: { percent: 50, max: '100.00' },
        wagering,
        expires_hours: 24,
        budget: { amount: '10000.00' },
      },
    ]);
  });

  const redeem = ({ me }: TestPlayer, code: string, more: object = {}) =>
    server.call(bonusCode, { ...me, code, ...more });
  const tokens = async ({ me }: TestPlayer) => {
    const { game_token, frozen_token } = await server.call(getBalance, me);
    return { game_token, frozen_token };
  };

  it('gives what a code says, once, however it is typed', async () => {
    const player = await server.signUpPlayer();
    const before = Number((await tokens(player)).game_token);
    const request_id = server.context.ids.next();
    const given = await redeem(player, ' tokens-2026 ', { request_id });
    expect(given).toMatchObject({
      value: { kind: 'tokens', bonus: null, prize: { kind: 'token', amount: '25' } },
      game_token: `${before + 25}`,
    });
    expect(await redeem(player, ' tokens-2026 ', { request_id })).toEqual(given);
    expect(await failure(redeem(player, 'LATER-2026', { request_id }))).toBe('409 requestIdReused');
    expect(await failure(redeem(player, 'TOKENS-2026'))).toBe('409 alreadyClaimed');
    expect((await tokens(player)).game_token).toBe(`${before + 25}`);
  });

  it('keeps tokens frozen until their time', async () => {
    const player = await server.signUpPlayer();
    const before = await tokens(player);
    await redeem(player, 'LATER-2026');
    expect(await tokens(player)).toEqual({ ...before, frozen_token: '10' });
    for (let minutes = 0; minutes < 75; minutes += 25) {
      server.advance(25 * 60_000);
      await tokens(player);
    }
    await server.runJob('release-tokens');
    const after = `${Number(before.game_token) + 10}`;
    expect(await tokens(player)).toEqual({ game_token: after, frozen_token: '0' });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('gives a free bet as a voucher, which runs out', async () => {
    const player = await server.signUpPlayer();
    await redeem(player, 'FREEBET-2026');
    const vouchers = async () => (await server.call(voucherList, player.me)).value;
    expect(await vouchers()).toMatchObject([
      { kind: 'free_bet', amount: '5.00', min_odds: '1.50', state: 'open', bet_id: null },
    ]);
  });

  it('is given to as many as it is for, and a stranger learns nothing of it', async () => {
    const [first, second] = [await server.signUpPlayer(), await server.signUpPlayer()];
    await redeem(first, 'ONLYONE-2026');
    expect(await failure(redeem(second, 'ONLYONE-2026'))).toBe('400 codeNotValid');
    expect(await failure(redeem(second, 'NOTHING-2026'))).toBe('400 codeNotValid');
  });

  it('gives once to several tabs, and a code for one to one of those who type it at once', async () => {
    const player = await server.signUpPlayer();
    const before = Number((await tokens(player)).game_token);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => failure(redeem(player, 'TOKENS-2026'))));
    expect(tabs.toSorted()).toEqual([...Array<string>(3).fill('409 alreadyClaimed'), 'OK']);
    expect((await tokens(player)).game_token).toBe(`${before + 25}`);
    const crowd = await Promise.all([1, 2, 3, 4].map(() => server.signUpPlayer()));
    const said = await Promise.all(crowd.map((one) => failure(redeem(one, 'FORONE-2026'))));
    expect(said.toSorted()).toEqual([...Array<string>(3).fill('400 codeNotValid'), 'OK']);
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('lets nobody guess: after five wrong ones a right one has to wait too', async () => {
    const player = await server.signUpPlayer();
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await failure(redeem(player, `WRONG-${wrong}`))).toBe('400 codeNotValid');
    expect(await failure(redeem(player, 'TOKENS-2026'))).toBe('429 tooManyRequests');
    for (let minutes = 0; minutes < 20; minutes += 10) {
      server.advance(10 * 60_000);
      await tokens(player);
    }
    expect(await failure(redeem(player, 'TOKENS-2026'))).toBe('OK');
  });

  it('lets no address guess by many players: after twenty wrong ones nobody is heard there', async () => {
    server.advance(20 * 60_000);
    for (let guesser = 0; guesser < 4; guesser += 1) {
      const player = await server.signUpPlayer();
      for (let wrong = 0; wrong < 5; wrong += 1)
        expect(await failure(redeem(player, `GUESS-${wrong}`))).toBe('400 codeNotValid');
    }
    const honest = await server.signUpPlayer();
    expect(await failure(redeem(honest, 'TOKENS-2026'))).toBe('429 tooManyRequests');
    server.advance(16 * 60_000);
    expect(await failure(redeem(honest, 'TOKENS-2026'))).toBe('OK');
  });

  it('matches a first deposit once, when it is credited', async () => {
    const player = await server.signUpPlayer();
    const { deposit } = await server.call(depositCreate, {
      ...player.me,
      method_code: 'gcash',
      amount: '150.00',
      request_id: server.context.ids.next(),
    });
    const { db } = server.context.database;
    await db
      .updateTable('deposits')
      .set({ is_bonus_due: true, status: 'paid', credited_at: server.context.clock.now() })
      .where('id', '=', deposit.deposit_id)
      .execute();
    for (let run = 0; run < 2; run += 1) await server.runJob('give-deposit-bonuses');
    const { value } = await server.call(bonusList, player.me);
    expect(value).toMatchObject([
      { template_code: 'first-deposit', state: 'active', granted: '75.00', required: '375.00' },
    ]);
  });
});
