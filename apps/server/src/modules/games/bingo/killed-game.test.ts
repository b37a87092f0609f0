import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bingoCardBuy,
  bingoCardList,
  bingoGameGet,
  getBalance,
  type CallResponse,
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
import { gameOnSale, runBingo } from '../../../testing/bingo.ts';
import { signInAgain } from '../../../testing/lotteries.ts';

const site = { domain_name: alphaHost };
type Game = CallResponse<typeof bingoGameGet>['value'];
const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeOnPostgres('bingo under load and when processes die', (openFresh) => {
  async function world(onEnd: (work: () => Promise<void>) => void) {
    const server = await startTestServer({ database: await openFresh() });
    onEnd(() => server.close());
    await runBingo(server);
    return { server, ...(await gameOnSale(server, 'hall-75')) };
  }
  const playerOf = async (server: TestServer): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    return player;
  };
  const buy = (server: TestServer, { me }: TestPlayer, game_id: string, count: number) =>
    server.call(bingoCardBuy, { ...me, game_id, count });
  const gameOf = async (server: TestServer, game_id: string): Promise<Game> =>
    (await server.call(bingoGameGet, { ...site, game_id })).value;
  const sound = async (server: TestServer) =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const turn = (server: TestServer) => server.runJob('advance-bingo-games');
  const begin = async (server: TestServer, starts_at: string) => {
    server.advance(Date.parse(starts_at) - server.context.clock.now().getTime());
    await turn(server);
  };
  const callUntil = async (
    server: TestServer,
    game_id: string,
    isReached: (game: Game) => boolean,
  ): Promise<Game> => {
    for (;;) {
      const game = await gameOf(server, game_id);
      if (isReached(game)) return game;
      server.advance(game.ball_ms);
      await turn(server);
    }
  };
  const waitingIn = async (db: Executor, call: string): Promise<number> => {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like ${`%${call}(%`}
          and pid <> pg_backend_pid()`.execute(db);
      if (rows[0]) return rows[0].pid;
      await sleep(20);
    }
  };

  it('forty buyers at once get places without a gap, and a player no more than the room lets', async ({
    onTestFinished,
  }) => {
    const { server, game_id, starts_at } = await world(onTestFinished);
    const players = await Promise.all(Array.from({ length: 8 }, () => playerOf(server)));
    const codes = await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: 5 }, () => codeOf(buy(server, player, game_id, 6))),
      ),
    );
    // Twenty-four cards a player: four of five purchases.
    expect(codes.filter((code) => code === 'OK')).toHaveLength(32);
    expect(codes.filter((code) => code === 'tooManyCards')).toHaveLength(8);
    expect(await gameOf(server, game_id)).toMatchObject({ cards: 192, players: 8 });
    await begin(server, starts_at);
    await sound(server);
  });

  it('who buys while the game closes has cards in it, or paid nothing', async ({
    onTestFinished,
  }) => {
    const { server, game_id } = await world(onTestFinished);
    const { db } = server.context.database;
    const player = await playerOf(server);
    const code = await db.transaction().execute(async (closing) => {
      await sql`update bingo_games set state = 'ended' where id = ${game_id}::uuid`.execute(
        closing,
      );
      const sent = codeOf(buy(server, player, game_id, 3));
      await waitingIn(db, 'bingo_buy');
      return () => sent;
    });
    expect(await code()).toBe('drawClosed');
    expect((await server.call(getBalance, player.me)).game_balance).toBe('100000.00');
    await sound(server);
  });

  it('a purchase that is killed took nothing and can be made again', async ({ onTestFinished }) => {
    const { server, game_id } = await world(onTestFinished);
    const { db } = server.context.database;
    const player = await playerOf(server);
    await buy(server, player, game_id, 1);
    const balance = async () => (await server.call(getBalance, player.me)).game_balance;
    const before = await balance();
    const request = { ...player.me, game_id, count: 2, request_id: crypto.randomUUID() };
    const killed = await db.transaction().execute(async (holder) => {
      await sql`select from play_days for update`.execute(holder);
      const sent = codeOf(server.call(bingoCardBuy, request));
      await sql`select pg_terminate_backend(${await waitingIn(db, 'bingo_buy')}::integer)`.execute(
        db,
      );
      return sent;
    });
    expect(killed).not.toBe('OK');
    expect(await balance()).toBe(before);
    await sound(server);
    const { value, game_balance } = await server.call(bingoCardBuy, request);
    expect(value.cards.map(({ seq }) => seq)).toEqual([2, 3]);
    await server.call(bingoCardBuy, request);
    expect(await balance()).toBe(game_balance);
    await sound(server);
  });

  it('another process calls the next ball where the last one died, and the same balls', async ({
    onTestFinished,
  }) => {
    const { server, game_id, starts_at } = await world(onTestFinished);
    for (const player of [await playerOf(server), await playerOf(server)])
      await buy(server, player, game_id, 24);
    await begin(server, starts_at);
    const before = await callUntil(server, game_id, ({ called }) => called.length === 10);
    // The clock of another process goes on, its memory is empty.
    const other = await startTestServer({ database: server.context.database });
    onTestFinished(() => other.close());
    other.advance(server.context.clock.now().getTime() - other.context.clock.now().getTime());
    await turn(other);
    expect(await gameOf(other, game_id)).toMatchObject({ called: before.called });
    other.advance(before.ball_ms);
    server.advance(before.ball_ms);
    await Promise.all([turn(other), turn(server)]);
    const after = await gameOf(server, game_id);
    expect(after.called.slice(0, 10)).toEqual(before.called);
    expect(after.called).toHaveLength(11);
    // A pause of a minute calls no balls in a hurry.
    server.advance(60_000);
    await turn(server);
    await turn(server);
    expect((await gameOf(server, game_id)).called).toHaveLength(12);
    const over = await callUntil(server, game_id, ({ state }) => state === 'settled');
    expect(new Set(over.called).size).toBe(over.called.length);
    await sound(server);
  });

  it('a settlement that is killed goes on where it was and pays nobody twice', async ({
    onTestFinished,
  }) => {
    const { server, game_id, starts_at } = await world(onTestFinished);
    const { db } = server.context.database;
    const players = [await playerOf(server), await playerOf(server)];
    const spent = [];
    for (const player of players)
      spent.push(Number((await buy(server, player, game_id, 20)).game_balance));
    await begin(server, starts_at);
    const almost = ({ stages, called }: Game): boolean =>
      stages.at(-1)?.ball !== null || called.length >= 75;
    await db.transaction().execute(async (holder) => {
      // Whoever of them wins: nothing is counted for one who does not.
      await sql`select from play_days where player_id = any (${players.map(({ id }) => id)}::uuid[])
        for update`.execute(holder);
      const turns = callUntil(server, game_id, almost).catch(() => null);
      await sql`
        select pg_terminate_backend(${await waitingIn(db, 'bingo_settle')}::integer)`.execute(db);
      await turns;
    });
    const won = await gameOf(server, game_id);
    expect(won.state).toBe('calling');
    expect(won.commitment.hash).not.toBeNull();
    await turn(server);
    expect(await gameOf(server, game_id)).toMatchObject({ state: 'settled', called: won.called });
    await signInAgain(server, ...players);
    for (const [place, { me }] of players.entries()) {
      const { value } = await server.call(bingoCardList, { ...me, game_id });
      const paid = value.reduce((sum, card) => sum + Number(card.payout), 0);
      const { game_balance } = await server.call(getBalance, me);
      expect(Number(game_balance)).toBeCloseTo((spent[place] ?? 0) + paid, 2);
    }
    await turn(server);
    await sound(server);
  });
});
