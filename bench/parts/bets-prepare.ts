import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, openDatabase, type Database } from '@pavilion/database';
import { uuidRandomByteCount, uuidv7 } from '@pavilion/domain/ids';
import { createLedger } from '@pavilion/ledger';
import { sql } from 'kysely';
import type { BetTarget } from './bets-pgbench.ts';

export interface BenchPlayer {
  id: string;
  accountId: string;
  token: string;
}

export interface PreparedBets {
  target: BetTarget;
  host: string;
  players: BenchPlayer[];
}

const playerCount = 200;
const fundMinor = 10n ** 12n;
const host = 'sportsbook1.localhost';

/**
 * Players with sessions and money, and one upcoming match with room for every bet, written straight
 * into a database that a server has seeded and no server is using now.
 */
export async function prepareBets(options: {
  databaseUrl?: string;
  dataDir?: string;
}): Promise<PreparedBets> {
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
    const selection = await upcomingSelection(database);
    return {
      host,
      players,
      target: {
        siteId: site.id,
        currency: site.currency,
        selectionId: selection.id,
        oddsMilli: selection.odds_milli,
        players: playerCount,
      },
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

/** A selection of the match that starts last: it stays open during the run. */
async function upcomingSelection(database: Database): Promise<{ id: string; odds_milli: number }> {
  const { rows } = await sql<{ id: string; odds_milli: number }>`
    select s.id, s.odds_milli from selections s join markets m on m.id = s.market_id
      join events e on e.id = m.event_id
     where e.state = 'upcoming' and m.kind = '1x2' and m.status = 'open' and s.outcome = 'home'
     order by e.start_time desc limit 1`.execute(database.db);
  const [selection] = rows;
  if (!selection) throw new Error('the seeded sportsbook has no upcoming match');
  return selection;
}

export async function addPlayers(
  database: Database,
  site: { id: string; currency: string },
  count = playerCount,
): Promise<BenchPlayer[]> {
  const ledger = createLedger(database);
  const now = new Date(performance.timeOrigin + performance.now());
  const newId = () => uuidv7(now.getTime(), randomBytes(uuidRandomByteCount));
  const players: BenchPlayer[] = [];
  await sql`create table bench_players (n integer primary key, id uuid not null)`.execute(
    database.db,
  );
  for (let n = 1; n <= count; n++) {
    const id = newId();
    const token = randomBytes(32).toString('base64url');
    const accountId = `bench${n}`;
    await inTransaction(database, async (trx) => {
      await sql`insert into players (id, site_id, account_id, password_hash, phone, email, status,
        language, referral_code,
          created_at, activated_at, updated_at)
        values (${id}, ${site.id}, ${accountId}, 'none', ${`+1555${String(n).padStart(7, '0')}`},
          ${`${accountId}@example.com`},
          'ACTIVE', 'en-US', ${accountId}, ${now}, ${now}, ${now})`.execute(trx);
      await sql`insert into player_stats (player_id, site_id) values (${id}, ${site.id})`.execute(
        trx,
      );
      await sql`insert into sessions (id, site_id, player_id, token_hash, created_at, last_seen_at,
        expires_at, ip, user_agent)
        values (${newId()}, ${site.id}, ${id}, ${createHash('sha256').update(token).digest()},
          ${now}, ${now},
          ${new Date(now.getTime() + 86_000_000)}, '127.0.0.1', 'bench')`.execute(trx);
      await sql`insert into bench_players (n, id) values (${n}, ${id})`.execute(trx);
      await ledger.post(trx, {
        siteId: site.id,
        source: 'bench',
        key: id,
        kind: 'promotion',
        currency: site.currency,
        lines: [
          { owner: 'house', kind: 'promo_fund', amountMinor: -fundMinor },
          { owner: 'player', playerId: id, kind: 'cash', amountMinor: fundMinor },
        ],
      });
    });
    players.push({ id, accountId, token });
  }
  return players;
}
