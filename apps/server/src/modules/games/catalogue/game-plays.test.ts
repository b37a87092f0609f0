import { beforeAll, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { sql } from 'kysely';
import { readGamePlays } from './game-plays.store.ts';

const siteId = '0199b2c1-0000-7000-8000-000000000001';
const players = [1, 2].map((number) => `0199b2c1-0000-7000-8000-0000000000a${number}`);
const now = new Date('2026-11-20T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

/** Game, player, currency, stake, return, and how many hours ago; null: not finished. */
const rounds = [
  ['slot', 0, 'CNY', 1000, 700, 1],
  ['slot', 0, 'USD', 100, 0, 30],
  ['dice', 1, 'CNY', 500, 400, 30],
  ['dice', 0, 'USD', 100, 900, 30],
  ['dice', 0, 'CNY', 700, 0, null],
  ['dice', 0, 'CNY', 700, 0, 500],
  ['free', 1, 'CNY', 0, 900, 1],
] as const;

let server: TestServer;
describeServer('plays of games', (start) => {
  beforeAll(async () => {
    server = await start();
    for (const [index, [game, player, currency, staked, returned, hours]] of rounds.entries())
      await sql`
        insert into wallet_rounds (site_id, provider_code, round_id, player_id, product, game_code,
                                   currency, staked_minor, returned_minor, opened_at, finished_at)
        values (${siteId}, 'P', ${String(index)}, ${players[player]}, 'slots', ${game}, ${currency},
                ${staked}, ${returned}, ${before(600)},
                ${hours === null ? null : before(hours)})`.execute(server.context.database.db);
  });

  it('are players, rounds and the share of the revenue, no currency added to another', async () => {
    const plays = await readGamePlays(server.context.database.db, siteId, {
      since: before(7 * 24),
      hotSince: before(24),
      nowSince: before(0.1),
    });
    const byGame = Object.fromEntries(plays.map((play) => [play.gameCode, play]));
    expect(Object.keys(byGame).toSorted()).toEqual(['dice', 'slot']);
    expect(byGame['slot']).toMatchObject({ players: 1, rounds: 2, hotPlayers: 1, nowPlayers: 0 });
    expect(byGame['dice']).toMatchObject({ players: 2, rounds: 2, hotPlayers: 0, hotRevenue: 0 });
    // 300 of 400 in one currency, all of the other; each had half of the rounds.
    expect(byGame['slot']?.revenue).toBeCloseTo(0.875);
    expect(byGame['dice']?.revenue).toBeCloseTo(0.125);
    expect(byGame['slot']?.hotRevenue).toBeCloseTo(1);
  });
});
