import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getBalance,
  lotteryDrawGet,
  lotteryDrawList,
  lotteryTicketBuy,
  lotteryTicketList,
} from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import {
  alphaHost,
  describeOnPostgres,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { runLotteries, signInAgain } from '../../../testing/lotteries.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };
const play = { kind: 'straight', number: '045', stake: '10.00' };
const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeOnPostgres('draws under load and when processes die', (openFresh) => {
  async function world(onEnd: (work: () => Promise<void>) => void) {
    const server = await startTestServer({ database: await openFresh() });
    onEnd(() => server.close());
    await runLotteries(server);
    const [next] = (
      await server.call(lotteryDrawList, { ...site, game: 'lotto-3d', state: 'open' })
    ).value;
    const draw_id = next?.draw_id ?? '';
    const { db } = server.context.database;
    const row = await db
      .selectFrom('lottery_draws')
      .select('id')
      .where('draw_code', '=', draw_id)
      .executeTakeFirstOrThrow();
    return { server, draw_id, drawRow: row.id, drawAt: next?.draw_at ?? '' };
  }
  const playerOf = async (server: TestServer): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    return player;
  };
  const buy = (server: TestServer, { me }: TestPlayer, draw_id: string, plays: object[] = [play]) =>
    server.call(lotteryTicketBuy, {
      ...me,
      game: 'lotto-3d',
      draw_ids: [draw_id],
      plays: plays as never,
    });
  const end = async (server: TestServer, drawAt: string) => {
    server.advance(Date.parse(drawAt) - server.context.clock.now().getTime() + 1);
    await server.runJob('advance-draws');
  };
  const sound = async (server: TestServer) =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const waitingIn = async (db: Executor, call: string): Promise<number> => {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like ${`%${call}(%`}
          and pid <> pg_backend_pid()`.execute(db);
      if (rows[0]) return rows[0].pid;
      await sleep(20);
    }
  };

  it('a buyer who is slow holds nobody up, and the place of one who fails is taken again', async ({
    onTestFinished,
  }) => {
    const { server, draw_id, drawRow, drawAt } = await world(onTestFinished);
    const { db } = server.context.database;
    const [one, other] = [await playerOf(server), await playerOf(server)];
    await buy(server, one, draw_id);
    const meanwhile = await db
      .transaction()
      .execute(async (slow) => {
        const { rows } = await sql<{
          seq: number;
        }>`select lottery_take_seat(${drawRow}::uuid) as seq`.execute(slow);
        expect(rows[0]?.seq).toBe(2);
        const { value } = await buy(server, other, draw_id);
        throw new Error(String(value[0]?.seq));
      })
      .catch((error: Error) => error.message);
    expect(meanwhile).toBe('3');
    expect((await buy(server, one, draw_id)).value[0]?.seq).toBe(2);
    await end(server, drawAt);
    const { value } = await server.call(lotteryDrawGet, { ...site, draw_id });
    expect(value).toMatchObject({ state: 'settled', count: 3, sales: '30.00' });
    await sound(server);
  });

  it('a place that is left at the close is filled by a ticket of nobody', async ({
    onTestFinished,
  }) => {
    const { server, draw_id, drawRow, drawAt } = await world(onTestFinished);
    const player = await playerOf(server);
    await buy(server, player, draw_id);
    await server.context.database.db
      .transaction()
      .execute(async (slow) => {
        await sql`select lottery_take_seat(${drawRow}::uuid)`.execute(slow);
        await buy(server, player, draw_id);
        throw new Error('the slow one dies');
      })
      .catch(() => null);
    await end(server, drawAt);
    const { value } = await server.call(lotteryDrawGet, { ...site, draw_id });
    expect(value).toMatchObject({ state: 'settled', count: 3, sales: '20.00' });
    await signInAgain(server, player);
    expect((await server.call(lotteryTicketList, player.me)).value).toHaveLength(2);
    await sound(server);
  });

  it('sixty buyers at once get places without a gap', async ({ onTestFinished }) => {
    const { server, draw_id, drawAt } = await world(onTestFinished);
    const players = await Promise.all(Array.from({ length: 12 }, () => playerOf(server)));
    const sold = await Promise.all(
      players.flatMap((player) => Array.from({ length: 5 }, () => buy(server, player, draw_id))),
    );
    const places = sold.map(({ value }) => value[0]?.seq ?? 0).toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 60 }, (_, place) => place + 1));
    await end(server, drawAt);
    await sound(server);
  });

  it('of buyers who race for what a number still takes, no more get it than there is', async ({
    onTestFinished,
  }) => {
    const { server } = await world(onTestFinished);
    const limit = [
      'lottery',
      'set',
      'alpha',
      'lotto-3d',
      '--number-limit',
      '22500',
      '--times',
      '03:00',
    ];
    await runTool(server.context, limit);
    await server.runJob('open-draws');
    const { db } = server.context.database;
    const row = await db
      .selectFrom('lottery_draws')
      .select('draw_code')
      .where('number_limit_minor', '=', 2_250_000n)
      .orderBy('draw_at')
      .executeTakeFirstOrThrow();
    const players = await Promise.all(Array.from({ length: 8 }, () => playerOf(server)));
    // Ten on a number may have to pay 7500.00, so three fit.
    const codes = await Promise.all(
      players.map((player) => codeOf(buy(server, player, row.draw_code))),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
    expect(codes.filter((code) => code === 'soldOut')).toHaveLength(5);
    await sound(server);
  });

  it('a purchase that is killed took nothing and can be made again', async ({ onTestFinished }) => {
    const { server, draw_id } = await world(onTestFinished);
    const { db } = server.context.database;
    const player = await playerOf(server);
    await buy(server, player, draw_id);
    const request = {
      ...player.me,
      game: 'lotto-3d' as const,
      draw_ids: [draw_id],
      plays: [play],
      request_id: crypto.randomUUID(),
    };
    const killed = await db.transaction().execute(async (holder) => {
      // What the money is counted in: the journal is written by then, the ticket is not.
      await sql`select from play_days for update`.execute(holder);
      const sent = codeOf(server.call(lotteryTicketBuy, request));
      await sql`
        select pg_terminate_backend(${await waitingIn(db, 'lottery_buy')}::integer)`.execute(db);
      return sent;
    });
    expect(killed).not.toBe('OK');
    const balance = async () => (await server.call(getBalance, player.me)).game_balance;
    expect(await balance()).toBe('9990.00');
    await sound(server);
    const { value } = await server.call(lotteryTicketBuy, request);
    expect([value[0]?.seq, await balance()]).toEqual([2, '9980.00']);
    await server.call(lotteryTicketBuy, request);
    expect(await balance()).toBe('9980.00');
    await sound(server);
  });

  it('a settlement that is killed goes on where it was and pays nobody twice', async ({
    onTestFinished,
  }) => {
    const { server, draw_id, drawAt } = await world(onTestFinished);
    const { db } = server.context.database;
    const players = [await playerOf(server), await playerOf(server)];
    const numbers = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
    for (let from = 0; from < 1_000; from += 50)
      for (const player of players)
        await buy(
          server,
          player,
          draw_id,
          numbers.slice(from, from + 50).map((number) => ({ ...play, number })),
        );
    await db.transaction().execute(async (holder) => {
      await sql`select from play_days where player_id = ${players[1]?.id ?? ''}::uuid
        for update`.execute(holder);
      const turn = end(server, drawAt);
      await sql`
        select pg_terminate_backend(${await waitingIn(db, 'lottery_settle')}::integer)`.execute(db);
      await turn.catch(() => null);
    });
    const drawn = await server.call(lotteryDrawGet, { ...site, draw_id });
    expect(drawn.value.state).toBe('drawn');
    await server.runJob('advance-draws');
    const settled = await server.call(lotteryDrawGet, { ...site, draw_id });
    expect(settled.value).toMatchObject({ state: 'settled', outcome: drawn.value.outcome });
    expect(settled.value.tiers).toEqual([{ tier: 'first', winners: '2', each: '7500.00' }]);
    await signInAgain(server, ...players);
    for (const { me } of players)
      expect((await server.call(getBalance, me)).game_balance).toBe('7500.00');
    await server.runJob('advance-draws');
    await sound(server);
  });
});
