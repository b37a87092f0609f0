import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bet,
  betList,
  bonusClaim,
  bonusForfeit,
  bonusForfeitPreview,
  bonusList,
  bonusProgress,
  getBalance,
  promotionDetail,
  promotionList,
  promotionOptIn,
} from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code} ${error.statusDetail ?? ''}`.trim(),
  );

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
/** Wins nearly always and pays a little. */
const safe = { params: { target: '98.00', direction: 'under' } };

const bonusItem = (code: string, more: object = {}) => ({
  kind: 'bonus',
  code,
  trigger: { on: 'claim' },
  grant: { amount: '100.00' },
  wagering: { multiplier_percent: 200, base: 'bonus' },
  expires_hours: 24,
  ...more,
});

describeServer('bonuses', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
    await publishItems(server, 'november', [
      bonusItem('plain', { max_bet: '60.00' }),
      bonusItem('cash-after', { order: 'bonus_first' }),
      bonusItem('no-dice', {
        wagering: {
          multiplier_percent: 100,
          base: 'bonus',
          not_playable: [{ provider: 'PAVILION', game: 'dice' }],
        },
      }),
      bonusItem('group-a', { stacking_group: 'one' }),
      bonusItem('group-b', { stacking_group: 'one', audience: { levels: { from: 0 } } }),
      bonusItem('short', { expires_hours: 1 }),
      bonusItem('high-level', { audience: { levels: { from: 3 } } }),
    ]);
  });

  const take = async (player: TestPlayer, code: string) => {
    const asked = { ...player.me, promotion_code: code };
    const { value } = await server.call(promotionDetail, asked);
    return server.call(promotionOptIn, { ...asked, terms_version: value.terms.version });
  };
  const mine = async (player: TestPlayer) => (await server.call(bonusList, player.me)).value;
  const balances = async ({ me }: TestPlayer) => {
    const { game_balance, bonus_balance } = await server.call(getBalance, me);
    return { game_balance, bonus_balance };
  };
  const play = (player: TestPlayer, stake: string) =>
    server.call(bet, { ...player.me, ...dice, stake, ...safe });

  it('shows what is offered with all that decides, to a guest too', async () => {
    const { value } = await server.call(promotionList, {});
    expect(value.map(({ promotion_code: code, mine: own }) => [code, own])).toContainEqual([
      'plain',
      null,
    ]);
    const { value: one } = await server.call(promotionDetail, { promotion_code: 'plain' });
    expect(one.terms).toMatchObject({
      order: 'cash_first',
      max_bet: '60.00',
      wagering: { multiplier_percent: 200, default_weight_bp: 10_000 },
    });
    expect(one.terms.version).toMatch(/^[0-9a-f]{16}$/);
    expect(await failure(server.call(promotionDetail, { promotion_code: 'none' }))).toBe(
      '404 promotionNotFound',
    );
  });

  it('becomes active when its terms are agreed to, once, and stands beside the cash', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 5_000n);
    const { value } = await take(player, 'plain');
    expect(value.mine).toEqual({ state: 'used', reason: null });
    await take(player, 'plain');
    expect(await balances(player)).toEqual({ game_balance: '50.00', bonus_balance: '100.00' });
    expect(await mine(player)).toMatchObject([
      {
        state: 'active',
        granted: '100.00',
        balance: '100.00',
        required: '200.00',
        counted: '0.00',
      },
    ]);
    const stale = { ...player.me, promotion_code: 'cash-after', terms_version: '0'.repeat(16) };
    expect(await failure(server.call(promotionOptIn, stale))).toMatch(/^409 termsChanged/);
    const closed = { ...player.me, promotion_code: 'high-level', terms_version: 'x' };
    expect(await failure(server.call(promotionOptIn, closed))).toMatch(
      /^409 (termsChanged|notEligible)/,
    );
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('pays stakes after the cash, counts them bet by bet, and becomes cash when it is done', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 3_000n);
    await take(player, 'plain');
    expect(await failure(play(player, '60.01'))).toBe('409 bonusMaxBet 60.00');
    await play(player, '50.00');
    const [round] = (await server.call(betList, player.me)).value;
    expect(round?.paid_by).toEqual({ cash: '30.00', bonus: '20.00', voucher_id: null });
    const { cash, bonus: back } = round?.returned_to ?? {};
    expect(Number(cash) + Number(back)).toBeCloseTo(Number(round?.payout), 2);
    const [bonus] = await mine(player);
    expect(bonus).toMatchObject({ counted: '50.00', remaining: '150.00', state: 'active' });
    for (let at = 0; at < 12 && (await mine(player))[0]?.state === 'active'; at += 1)
      await play(player, '25.00');
    const [done] = await mine(player);
    expect(done).toMatchObject({ state: 'completed', counted: '200.00', balance: '0.00' });
    expect((await balances(player)).bonus_balance).toBe('0.00');
    // Nothing bounds what becomes cash: all of the pocket did.
    expect(done?.max_cash_out).toBeNull();
    expect(Number(done?.converted)).toBeGreaterThan(0);
    const rows = await server.call(bonusProgress, { ...player.me, bonus_id: done?.bonus_id ?? '' });
    expect(rows.value.at(-1)).toMatchObject({ stake: '50.00', cash: '30.00', bonus: '20.00' });
    expect(rows.total).toEqual({ counted: '200.00', required: '200.00' });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('is spent first where its terms say so, and never where it may not be played', async () => {
    const first = await server.signUpPlayer();
    await server.fund(first, 10_000n);
    await take(first, 'cash-after');
    await play(first, '40.00');
    expect((await balances(first)).game_balance).toBe('100.00');
    const other = await server.signUpPlayer();
    await server.fund(other, 1_000n);
    await take(other, 'no-dice');
    expect(await failure(play(other, '20.00'))).toBe('409 bonusNotForGame');
    expect(await failure(play(other, '500.00'))).toBe('409 insufficientFunds');
    expect(await balances(other)).toEqual({ game_balance: '10.00', bonus_balance: '100.00' });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('waits for the one before, and takes its place when that one is given up', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000n);
    await take(player, 'plain');
    await take(player, 'cash-after');
    const [second, firstOne] = await mine(player);
    expect([firstOne?.state, second?.state]).toEqual(['active', 'queued']);
    const bonus_id = firstOne?.bonus_id ?? '';
    const { value: quote } = await server.call(bonusForfeitPreview, { ...player.me, bonus_id });
    expect(quote).toMatchObject({
      keep: { cash: '10.00' },
      lose: { bonus: '100.00', winnings: '0.00', open_bets: [], required: '200.00' },
    });
    const give = (quote_id: string) =>
      server.call(bonusForfeit, { ...player.me, bonus_id, quote_id });
    await play(player, '5.00');
    expect(await failure(give(quote.quote_id))).toBe('409 quoteChanged');
    const { value: again } = await server.call(bonusForfeitPreview, { ...player.me, bonus_id });
    expect((await give(again.quote_id)).value.state).toBe('forfeited');
    expect(await failure(give(again.quote_id))).toBe('409 bonusOver');
    expect((await mine(player)).map(({ state }) => state)).toEqual(['active', 'forfeited']);
    expect((await balances(player)).bonus_balance).toBe('100.00');
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('is refused beside one of its group, and to a stranger', async () => {
    const player = await server.signUpPlayer();
    await take(player, 'group-a');
    expect(await failure(take(player, 'group-b'))).toBe('409 bonusStacking');
    const stranger = await server.signUpPlayer();
    const [own] = await mine(player);
    const bonus_id = own?.bonus_id ?? '';
    expect(await failure(server.call(bonusForfeitPreview, { ...stranger.me, bonus_id }))).toBe(
      '404 bonusNotFound',
    );
    expect(await failure(server.call(bonusClaim, { ...stranger.me, bonus_id }))).toBe(
      '404 bonusNotFound',
    );
    expect(await failure(server.call(bonusClaim, { ...player.me, bonus_id }))).toBe(
      '409 alreadyClaimed',
    );
  });

  it('ends with an exclusion, those that wait too, and the cash stays', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 2_000n);
    await take(player, 'plain');
    await take(player, 'cash-after');
    const { db } = server.context.database;
    const until = new Date(server.context.clock.now().getTime() + 200 * 24 * 60 * 60_000);
    await sql`select exclude_player(${server.context.ids.next()}::uuid, ${server.sites.alpha}::uuid,
      ${player.id}::uuid, ${until}::timestamptz,
      ${server.context.clock.now()}::timestamptz)`.execute(db);
    const rows = await db
      .selectFrom('bonuses')
      .select('state')
      .where('player_id', '=', player.id)
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['forfeited', 'forfeited']);
    const accounts = await server.context.ledger.balances({
      siteId: server.sites.alpha,
      playerId: player.id,
    });
    const of = (kind: string) => accounts.find((row) => row.kind === kind)?.availableMinor;
    expect([of('cash'), of('bonus')]).toEqual([2_000n, 0n]);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('tells open pages what became of it, each change once, with the pockets of then', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 3_000n);
    await server.runJob('tell-bonuses');
    const { db } = server.context.database;
    await take(player, 'plain');
    await play(player, '50.00');
    await server.runJob('tell-bonuses');
    await server.runJob('tell-bonuses');
    const told = await db
      .selectFrom('realtime_events')
      .select(['name', 'data'])
      .where('player_id', '=', player.id)
      .where('name', 'in', ['bonus.changed', 'balance.changed'])
      .orderBy('id')
      .execute();
    const changed = told.filter(({ name }) => name === 'bonus.changed');
    expect(changed).toHaveLength(1);
    expect(changed[0]?.data).toEqual({ bonus: (await mine(player))[0] });
    expect(told.at(-1)?.data).toMatchObject(await balances(player));
    expect(await db.selectFrom('bonus_news').selectAll().execute()).toEqual([]);
  });

  it('ends when its time is over, and the house has it back', async () => {
    const player = await server.signUpPlayer();
    await take(player, 'short');
    // Who does nothing for half an hour is signed out.
    for (let minutes = 0; minutes < 75; minutes += 25) {
      expect((await mine(player))[0]?.state).toBe('active');
      server.advance(25 * 60_000);
    }
    await server.runJob('expire-bonuses');
    expect(await mine(player)).toMatchObject([{ state: 'expired', balance: '0.00' }]);
    expect((await balances(player)).bonus_balance).toBe('0.00');
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });
});
