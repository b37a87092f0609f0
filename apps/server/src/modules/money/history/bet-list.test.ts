import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { bet, betDetail, betList, roundGet } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { readBetCursor, writeBetCursor } from './bet-cursor.ts';

const dice = {
  provider_code: 'PAVILION',
  game_code: 'dice',
  params: { target: '50.50', direction: 'over' },
};

describeServer('the bets of every product', (start) => {
  let server: TestServer;
  let world: BettingWorld;
  let player: TestPlayer;

  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
    world = await createBettingWorld(server.context.database, {}, { siteId: server.sites.alpha });
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
  });

  const now = () => server.context.clock.now();
  const list = (more: object = {}) => server.call(betList, { ...player.me, ...more });
  const playDice = () => {
    server.advance(1000);
    return server.call(bet, { ...player.me, ...dice, stake: '10.00' });
  };
  const betOnMatch = async (stakeMinor: bigint) => {
    server.advance(1000);
    const selectionId = world.selections['home'] ?? '';
    const placed = await world.place(
      world.order(player.id, [{ selectionId, stakeMinor }], { now: now() }),
    );
    expect(placed.status).toBe('placed');
  };
  /** A round of a studio that is not ours. */
  const studio = async (roundId: string, ...actions: object[]) => {
    server.advance(1000);
    await sql`select wallet_move(${player.siteId}::uuid, 'STUDIO', ${player.id}::uuid, 'PHP',
      'slots', 'fruits',
      ${roundId}, ${JSON.stringify(actions)}::jsonb, ${now()}::timestamptz)`.execute(
      server.context.database.db,
    );
  };

  it('stand in one list, newest first, each as what it is', async () => {
    await betOnMatch(2_000n);
    const { value: round } = await playDice();
    await studio('weird.~:1', { kind: 'debit', tx: `${player.id}1`, amount: '500' });
    await studio(
      'r2',
      { kind: 'debit', tx: `${player.id}2`, amount: '700' },
      { kind: 'rollback', tx: `${player.id}3`, ref: `${player.id}2`, finished: true },
    );
    const { value, next_cursor } = await list();
    expect(next_cursor).toBeNull();
    expect(value).toMatchObject([
      {
        product: 'games',
        bet_id: 'STUDIO:r2',
        status: 'voided',
        result: 'void',
        stake: '7.00',
        payout: '7.00',
        paid_by: { cash: '7.00', bonus: '0.00', voucher_id: null },
        returned_to: { cash: '7.00', bonus: '0.00' },
      },
      {
        product: 'games',
        bet_id: 'STUDIO:weird.~:1',
        status: 'accepted',
        game_type: 'slot_game',
        game_name: 'fruits',
        has_recall: false,
        stake: '5.00',
        payout: null,
        returned_to: null,
        result: null,
        settled_at: null,
      },
      {
        product: 'games',
        bet_id: `PAVILION:${round.round_id}`,
        status: 'settled',
        game_type: 'arcade',
        game_name: 'Dice',
        has_recall: true,
        stake: '10.00',
        payout: round.payout,
        multiplier: round.multiplier,
        result: Number(round.payout) > 10 ? 'won' : 'lost',
      },
      {
        ...{ product: 'sports', stake: '20.00', status: 'accepted', returned_to: null },
        paid_by: { cash: '20.00', bonus: '0.00', voucher_id: null },
      },
    ]);
    const ids = async (more: object) => (await list(more)).value.map(({ bet_id }) => bet_id);
    expect(await ids({ product: 'sports' })).toEqual([value[3]?.bet_id]);
    expect(await ids({ product: 'games' })).toHaveLength(3);
    expect(await ids({ game_type: 'arcade' })).toEqual([value[2]?.bet_id]);
    expect(await ids({ status: 'open' })).toEqual([value[1]?.bet_id, value[3]?.bet_id]);
    expect(await ids({ status: 'settled' })).toEqual([value[0]?.bet_id, value[2]?.bet_id]);
    const to = value[2]?.placed_at;
    expect(await ids({ product: 'games', from: to, to })).toEqual([value[2]?.bet_id]);
    await expect(list({ game_type: 'chess' })).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('page by page are the whole list, whatever is played meanwhile', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await betOnMatch(1_000n);
      await playDice();
      await playDice();
    }
    const whole = (await list()).value.map(({ bet_id }) => bet_id);
    expect(whole).toHaveLength(9);
    for (const limit of [1, 2, 4]) {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit, cursor });
        ids.push(...page.value.map(({ bet_id }) => bet_id));
        cursor = page.next_cursor ?? undefined;
        if (limit === 4) await playDice();
      } while (cursor);
      expect(ids.filter((id) => whole.includes(id))).toEqual(whole);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('tell everything about a round: the money it moved and, of ours, how it was dealt', async () => {
    const { value: round } = await playDice();
    const bet_id = `PAVILION:${round.round_id}`;
    const detail = await server.call(betDetail, { ...player.me, bet_id });
    expect(detail).toMatchObject({ bet: { bet_id, stake: '10.00' }, settlements: [] });
    expect(detail.movements.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'games.debit-credit -10.00',
      ...(Number(round.payout) > 0 ? [`games.debit-credit ${round.payout}`] : []),
    ]);
    expect((await server.call(roundGet, { round_id: round.round_id })).value).toMatchObject({
      outcome: round.outcome,
      params: round.params,
    });
    const other = await server.signUpPlayer();
    for (const id of [bet_id, 'PAVILION:', ':x', 'STUDIO:x', 'PAVILION:nonsense']) {
      await expect(server.call(betDetail, { ...other.me, bet_id: id })).rejects.toMatchObject({
        code: 'betNotFound',
      });
    }
    expect((await server.call(betList, other.me)).value).toEqual([]);
  });
});

it.each([
  [{ sports: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70' }],
  [{ games: { openedAt: new Date(5), providerCode: 'A', roundId: 's.~g.1.x' } }],
  [
    {
      sports: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70',
      games: {
        openedAt: new Date(1_800_000_000_000),
        providerCode: 'P'.repeat(20),
        roundId: 'r'.repeat(64),
      },
    },
  ],
])('a cursor is read as it was written', (cursor) => {
  const text = writeBetCursor(cursor) ?? '';
  expect(readBetCursor(text)).toEqual(cursor);
  expect(text.length).toBeLessThan(200);
  expect(writeBetCursor({})).toBeNull();
  expect(readBetCursor('7')).toBeNull();
});
