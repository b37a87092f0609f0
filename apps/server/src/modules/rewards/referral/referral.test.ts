import { beforeAll, expect, it } from 'vitest';
import {
  bet,
  depositCreate,
  getBalance,
  getInbox,
  referralList,
  referralOverview,
} from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { readPlays } from '../../../testing/read-plays.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const even = { params: { target: '50.00', direction: 'under' } };
const minuteMs = 60_000;

describeServer('players who bring players', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
    await seedPaymentMethods(server.context, server.sites.alpha);
    await server.context.database.db
      .updateTable('games')
      .set({ rtp_basis_points: 9_900 })
      .where('code', '=', 'dice')
      .execute();
    await publishItems(server, 'friends', [
      {
        kind: 'referral',
        code: 'invite',
        percent: 10,
        friend_prize: { kind: 'cash', amount: '10.00' },
        own_prize: { kind: 'cash', amount: '20.00' },
        min_turnover: '500.00',
        within_days: 30,
        tiers: [{ from: 2, prize: { kind: 'token', amount: '7' } }],
      },
    ]);
  });

  const db = () => server.context.database.db;
  /** A friend as if they had come by the link. */
  const invited = async (by: TestPlayer): Promise<TestPlayer> => {
    const friend = await server.signUpPlayer();
    await db()
      .updateTable('players')
      .set({ referrer_id: by.id })
      .where('id', '=', friend.id)
      .execute();
    await server.fund(friend, 1_000_000n);
    return friend;
  };
  const play = async (player: TestPlayer, stake: string) => {
    await server.call(bet, { ...player.me, ...dice, stake, ...even });
  };
  const follow = async () => {
    server.advance(16_000);
    await Promise.all([server.runJob('follow-referrals'), server.runJob('follow-referrals')]);
    await readPlays(server, 'referral', () => server.runJob('share-referred-play'));
  };
  const overview = ({ me }: TestPlayer) => server.call(referralOverview, me);
  const friends = async ({ me }: TestPlayer) => (await server.call(referralList, me)).value;
  const cash = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);
  const proven = async () => expect(await auditBooks(db())).toEqual([]);

  it('read what the plan is and what their link brings', async () => {
    const player = await server.signUpPlayer();
    const told = await overview(player);
    expect(told).toMatchObject({
      is_open: true,
      plan: {
        percent: 10,
        own_prize: { kind: 'cash', amount: '20.00' },
        min_turnover: '500.00',
        must_verify: false,
        within_days: 30,
      },
      tiers: [{ from: 2, reached: false }],
      counts: { joined: 0, qualified: 0 },
      earned: { cash: '0.00', token: '0' },
    });
    expect(told.link).toContain(`/register?ref=${told.referral_code}`);
    expect(await friends(player)).toEqual([]);
  });

  it('get both prizes once when a friend has done all of it, and the tier that is reached', async () => {
    const player = await server.signUpPlayer();
    const [one, two] = [await invited(player), await invited(player)];
    await play(one, '495.00');
    await follow();
    expect(await friends(player)).toMatchObject([
      { state: 'joined', missing: ['turnover'], turnover_done: '0.00' },
      { state: 'joined', missing: ['turnover'], turnover_done: '495.00' },
    ]);
    const before = { own: await cash(player), friend: 0 };
    await play(one, '5.00');
    before.friend = await cash(one);
    await follow();
    await follow();
    expect(await cash(one)).toBe(before.friend + 10);
    expect(await cash(player)).toBe(before.own + 20);
    expect((await friends(player))[1]).toMatchObject({ state: 'qualified', missing: [] });
    const inbox = await server.call(getInbox, player.me);
    expect(inbox.value.map(({ title }) => title)).toContain('A friend of yours is through');
    await play(two, '500.00');
    await follow();
    expect(await overview(player)).toMatchObject({
      tiers: [{ from: 2, reached: true }],
      counts: { joined: 0, qualified: 2 },
      earned: { cash: '40.00', token: '7' },
    });
    await proven();
  });

  it('get their part of the edge on friends’ stakes, paid once a day', async () => {
    const player = await server.signUpPlayer();
    const friend = await invited(player);
    await follow();
    await play(friend, '1000.00');
    await follow();
    const own = await cash(player);
    expect((await friends(player))[0]?.earned).toBe('21.00');
    for (let run = 0; run < 2; run += 1) await server.runJob('pay-referral-shares');
    // A tenth of the one per cent that the game keeps of 1000.00.
    expect(await cash(player)).toBe(own + 1);
    await play(friend, '1000.00');
    await follow();
    await server.runJob('pay-referral-shares');
    expect(await cash(player)).toBe(own + 1);
    await proven();
  });

  it('wait for a person where the two share something', async () => {
    server.comeFrom('198.51.100.7');
    const player = await server.signUpPlayer();
    const friend = await invited(player);
    server.comeFrom('127.0.0.1');
    await play(friend, '500.00');
    await follow();
    expect((await friends(player))[0]?.state).toBe('checking');
    const tool = (...args: string[]) =>
      runTool(server.context, args).then(
        ({ text }) => text,
        (error: Error) => error.message,
      );
    expect(await tool('referral', 'list', 'alpha', '--state', 'checking')).toContain(
      `${friend.accountId}\tinvited by ${player.accountId}\tchecking\tshares address`,
    );
    expect(await tool('referral', 'accept', 'alpha', 'nobody')).toContain('nobody invited');
    expect(await tool('referral', 'accept', 'alpha', friend.accountId)).toContain('goes on');
    await follow();
    expect((await friends(player))[0]?.state).toBe('qualified');
    expect(
      await tool('referral', 'refuse', 'alpha', friend.accountId, '--reason', 'late'),
    ).toContain('qualified already');
    await proven();
  });

  it('get nothing for a friend who is refused', async () => {
    const player = await server.signUpPlayer();
    const friend = await invited(player);
    await follow();
    await runTool(server.context, [
      ...['referral', 'refuse', 'alpha', friend.accountId],
      ...['--reason', 'the same person'],
    ]);
    const own = await cash(player);
    await play(friend, '900.00');
    await follow();
    await server.runJob('pay-referral-shares');
    expect(await cash(player)).toBe(own);
    expect((await friends(player))[0]).toMatchObject({ state: 'refused', earned: '0.00' });
    await proven();
  });

  it('count no friend’s play after the days of the plan', async () => {
    const player = await server.signUpPlayer();
    const friend = await invited(player);
    await follow();
    await db()
      .updateTable('referrals')
      .set({ ends_at: new Date(server.context.clock.now().getTime() + minuteMs) })
      .where('player_id', '=', friend.id)
      .execute();
    server.advance(2 * minuteMs);
    await play(friend, '900.00');
    await follow();
    expect((await friends(player))[0]).toMatchObject({ state: 'joined', turnover_done: '0.00' });
  });

  it('see that a friend has deposited', async () => {
    const player = await server.signUpPlayer();
    const friend = await invited(player);
    await follow();
    const { deposit } = await server.call(depositCreate, {
      ...friend.me,
      ...{ method_code: 'gcash', amount: '150.00', request_id: server.context.ids.next() },
    });
    await db()
      .updateTable('deposits')
      .set({ status: 'paid', credited_at: server.context.clock.now() })
      .where('id', '=', deposit.deposit_id)
      .execute();
    expect((await friends(player))[0]?.state).toBe('deposited');
    expect((await overview(player)).counts).toMatchObject({ joined: 0, deposited: 1 });
  });
});
