import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '@pavilion/database';
import { compileTerms, marketSharePpm, readTerms } from '@pavilion/sports';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld, worldNow, type BettingWorld } from '../../../testing/betting-world.ts';
import { writePlayerFactor } from '../sportsbook/sports-limits.store.ts';
import { insertVersion } from './terms-version.store.ts';

const document = {
  limits: {
    tiers: { '1': 1, '2': 0.4 },
    leagues: {},
    usual_tier: '2',
    classes: { main: 1, derived: 0.3, players: 0.1 },
    before_start: [{ hours: 12, share: 0.5 }],
    in_play: 0.25,
  },
  factors: { flags: { sharp: 0.1 }, levels: { '3': 2 } },
};

describeOnBothEngines('limits of markets and factors of players', (openFresh) => {
  let database: Database;
  let world: BettingWorld;
  let version = 0;
  beforeEach(async () => {
    database ??= await openFresh();
    world = await createBettingWorld(database, { maxWin: 100_000n });
    await publish({});
  });

  async function publish(value: object): Promise<void> {
    version += 1;
    const row = { version, document: value, note: '', publishedBy: 'test', publishedAt: worldNow };
    await insertVersion(database.db, row, readTerms(value).terms);
  }
  /** The most a fresh slip on the home side at 2.10 may stake, by what is refused above it. */
  const place = async (player: string, stakeMinor: bigint, key = 'home'): Promise<string> => {
    const line = { selectionId: world.selections[key] ?? '', stakeMinor };
    const answer = await world.place(world.order(player, [line]));
    return answer.status === 'refused' ? (answer.refusals[0]?.code ?? '') : answer.status;
  };
  const most = async (player: string, key = 'home'): Promise<bigint | undefined> => {
    const line = { selectionId: world.selections[key] ?? '', stakeMinor: 900_000n };
    const answer = await world.place(world.order(player, [line]));
    if (answer.status !== 'refused') throw new Error(answer.status);
    return BigInt(answer.refusals[0]?.max_stake_minor ?? -1);
  };

  it('a market takes its share of the maximum by league, kind and time to the start', async () => {
    const player = await world.addPlayer(10_000_000n);
    // 100,000 of win at 2.10.
    expect(await most(player)).toBe(90_909n);
    expect(await place(player, 90_910n)).toBe('payoutTooHigh');
    await publish(document);
    // .4 of the tier, .5 so long before the start: 20,000 of win.
    expect(await most(player)).toBe(18_181n);
    expect(await place(player, 18_182n)).toBe('stakeTooHigh');
    expect(await place(player, 18_181n)).toBe('placed');
    await publish({});
    expect(await most(player)).toBe(90_909n);
  });

  it('the database looks a share up as the rule says', async () => {
    const { terms } = readTerms(document);
    for (const kind of ['1x2', 'correct-score', 'anytime-scorer', 'asian-handicap'])
      for (const isLive of [false, true])
        for (const hours of [-1, 11, 12, 13]) {
          const start = new Date(worldNow.getTime() + hours * 60 * 60_000);
          const { rows } = await sql<{ ppm: number }>`
            select market_share_ppm(${JSON.stringify(compileTerms(terms))}::jsonb, 'football',
              ${world.siteId}::uuid, ${kind}::text, ${isLive}::boolean, ${start}::timestamptz,
              ${worldNow}::timestamptz) as ppm`.execute(database.db);
          const place = { sport: 'football', league: 'none', kind, isLive };
          const msToStart = hours * 60 * 60_000;
          expect(rows[0]?.ppm).toBe(marketSharePpm(terms.limits, { ...place, msToStart }));
        }
  });

  it('a factor scales what a market takes of the player, above one not what a bet may win', async () => {
    const player = await world.addPlayer(10_000_000n);
    const factor = (factorMilli: number, flag: string | null = null) =>
      writePlayerFactor(database.db, player, { factorMilli, flag }, worldNow);
    await publish(document);
    await factor(500);
    expect(await most(player)).toBe(9_090n);
    await factor(2_000);
    expect(await most(player)).toBe(36_363n);
    await factor(10_000);
    expect(await most(player)).toBe(90_909n);
    await factor(1_000, 'sharp');
    expect(await most(player)).toBe(1_818n);
    await factor(1_000, 'nobody knows it');
    expect(await most(player)).toBe(18_181n);
    await factor(0);
    expect(await place(player, 1_000n)).toBe('stakeTooHigh');
    expect(await world.auditFindings()).toEqual([]);
  });

  it('the level of a player has its own', async () => {
    const player = await world.addPlayer(10_000_000n);
    await publish(document);
    await sql`insert into player_stats (player_id, site_id, told_level) values (${player}::uuid,
      ${world.siteId}::uuid, 3) on conflict (player_id) do update set told_level = 3`.execute(
      database.db,
    );
    expect(await most(player)).toBe(36_363n);
  });

  it('a market near its limit takes a part of it', async () => {
    const player = await world.addPlayer(10_000_000n);
    await sql`update markets set share_ppm = 250000
      where id = ${world.marketIds['1x2']}::uuid`.execute(database.db);
    expect(await most(player)).toBe(22_727n);
    expect(await most(player, 'over')).toBe(111_111n);
  });
});
