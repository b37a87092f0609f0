import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, openDatabase, type Database, type Executor } from '@pavilion/database';
import { uuidRandomByteCount, uuidv7 } from '@pavilion/domain/ids';
import { createLedger } from '@pavilion/ledger';
import { sql } from 'kysely';
import { inTurns } from '../lib/in-turns.ts';
import type { BenchSelection, BetTarget } from './bets-pgbench.ts';

export interface BenchPlayer {
  id: string;
  accountId: string;
  token: string;
}

export interface PreparedBets {
  target: BetTarget;
  /** As many as were asked for, each of a match of its own. */
  selections: [BenchSelection, ...BenchSelection[]];
  host: string;
  players: BenchPlayer[];
}

const playerCount = 200;
const fundMinor = 10n ** 12n;
const addedAtOnce = 8;
const host = 'sportsbook1.localhost';

/**
 * Players with sessions and money, and so many upcoming matches with room for every bet, written
 * straight into a database that a server has seeded and no server is using now.
 */
export async function prepareBets(
  options: { databaseUrl?: string; dataDir?: string },
  matches = 1,
): Promise<PreparedBets> {
  const database = await openDatabase(options);
  try {
    const site = await database.db
      .selectFrom('sites')
      .innerJoin('site_domains', 'site_domains.site_id', 'sites.id')
      .select(['sites.id', 'sites.currency'])
      .where('site_domains.host', '=', host)
      .executeTakeFirstOrThrow();
    await widenLimits(database, site.id);
    const players = await addPlayers(database, site);
    return {
      host,
      players,
      selections: await upcomingSelections(database, matches),
      target: { siteId: site.id, currency: site.currency, players: playerCount },
    };
  } finally {
    await database.close();
  }
}

/** No liability limit may end the run early; how bets are checked stays the same. */
export async function widenLimits(database: Database, siteId: string): Promise<void> {
  await sql`update sports_limits set max_stake_minor = 1000000, max_win_minor = 1000000000,
    max_selection_win_minor = 900000000000000, max_match_win_minor = 900000000000000,
    max_day_win_minor = 900000000000000, max_event_liability_minor = 900000000000000
      where site_id = ${siteId}`.execute(database.db);
}

/**
 * Selections of the matches that start last: they stay open during the run. At low odds, so that
 * many together stay within what a bet may pay.
 */
async function upcomingSelections(
  database: Database,
  matches: number,
): Promise<PreparedBets['selections']> {
  const { rows } = await sql<BenchSelection>`
    select x.id as "selectionId", x.odds_milli as "oddsMilli" from (
      select distinct on (e.id) e.start_time, s.id, s.odds_milli
        from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
       where e.state = 'upcoming' and m.kind = '1x2' and m.status = 'open'
         and s.outcome in ('home', 'away') and s.is_offered
       order by e.id, s.odds_milli) x
     where x.odds_milli < 3000
     order by x.start_time desc limit ${matches}`.execute(database.db);
  const [first, ...others] = rows;
  if (!first || rows.length < matches)
    throw new Error(`the seeded sportsbook has ${rows.length} upcoming matches, not ${matches}`);
  return [first, ...others];
}

/** Players with sessions and money; `bench_players` numbers them from 1. */
export async function addPlayers(
  database: Database,
  site: { id: string; currency: string },
  count = playerCount,
): Promise<BenchPlayer[]> {
  await sql`create table bench_players (n integer primary key, id uuid not null)`.execute(
    database.db,
  );
  const ledger = createLedger(database);
  const players: BenchPlayer[] = [];
  const atOnce = database.engine === 'postgres' ? addedAtOnce : 1;
  await inTurns(Array.from({ length: count }), atOnce, async (_, place) => {
    const player = newPlayer(place + 1);
    await inTransaction(database, async (trx) => {
      await writePlayer(trx, site, player, place + 1);
      await ledger.post(trx, {
        ...{ siteId: site.id, source: 'bench', key: player.id },
        ...{ kind: 'promotion', currency: site.currency },
        lines: [
          { owner: 'house', kind: 'promo_fund', amountMinor: -fundMinor },
          { owner: 'player', playerId: player.id, kind: 'cash', amountMinor: fundMinor },
        ],
      });
    });
    players[place] = player;
  });
  return players;
}

const newPlayer = (n: number): BenchPlayer => ({
  id: newId(),
  accountId: `bench${n}`,
  token: randomBytes(32).toString('base64url'),
});

const nowMs = (): number => Math.floor(performance.timeOrigin + performance.now());

const newId = (): string => uuidv7(nowMs(), randomBytes(uuidRandomByteCount));

async function writePlayer(
  trx: Executor,
  site: { id: string },
  { id, accountId, token }: BenchPlayer,
  n: number,
): Promise<void> {
  const now = new Date(nowMs());
  const tokenHash = createHash('sha256').update(token).digest();
  const phone = `+1555${String(n).padStart(7, '0')}`;
  const email = `${accountId}@example.com`;
  await sql`insert into players (id, site_id, account_id, password_hash, phone, email, status,
    language, referral_code, created_at, activated_at, updated_at)
    values (${id}, ${site.id}, ${accountId}, 'none', ${phone}, ${email},
      'ACTIVE', 'en-US', ${accountId}, ${now}, ${now}, ${now})`.execute(trx);
  await sql`insert into player_stats (player_id, site_id) values (${id}, ${site.id})`.execute(trx);
  await sql`insert into sessions (id, site_id, player_id, token_hash, created_at, last_seen_at,
    expires_at, ip, user_agent)
    values (${newId()}, ${site.id}, ${id}, ${tokenHash}, ${now}, ${now},
      ${new Date(now.getTime() + 86_000_000)}, '127.0.0.1', 'bench')`.execute(trx);
  await sql`insert into bench_players (n, id) values (${n}, ${id})`.execute(trx);
}
