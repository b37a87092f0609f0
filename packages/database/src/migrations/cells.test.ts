import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgres } from '@pavilion/test-kit';
import type { Database } from '../database.ts';

// Whole sites may stand on databases of their own one day (cells, docs/decisions/0021): a row
// belongs to one site, or is the same for all of them, and nothing is numbered across databases.

/** The same for all sites; goes one way to each cell. */
const shared = [
  ...['sites', 'games', 'providers', 'provider_connections', 'provider_games'],
  'provider_jackpots',
  ...['leagues', 'teams', 'team_aliases', 'league_identities', 'event_identities'],
  ...[
    'events',
    'event_results',
    'pick_results',
    'markets',
    'selections',
    'sportsbook_settings',
    'unmatched_rows',
  ],
  ...['trading_versions', 'palpable_errors'],
  ...['feed_sources', 'feed_messages', 'feed_events', 'feed_names', 'feed_doubts', 'feed_books'],
  'ledger_account_kinds',
];

/** Of one database and no site: how it works, not what it holds. */
const technical = [
  ...['kysely_migration', 'kysely_migration_lock', 'ledger_seals', 'realtime_counter', 'throttles'],
  ...['provider_nonces', 'payment_secrets', 'payment_webhooks', 'play_cursors'],
  // Movements on their way into the sums of the accounts; empty when a site moves.
  'ledger_deltas',
];

/** Play an external system of the demo. */
const external = [
  ...['sandbox_checks', 'sandbox_payments', 'sandbox_payout_webhooks', 'sandbox_payouts'],
  'sandbox_webhooks',
];

/**
 * Parts of a row that has a site (a player, an account, a deposit, a withdrawal, a draw): they go
 * where it goes.
 */
const parts = [
  ...['ledger_entries', 'payment_incidents', 'player_sports_factors'],
  ...['lottery_chunks', 'lottery_numbers', 'lottery_seats'],
  ...['support_ticket_files', 'withdrawal_approvals', 'withdrawal_timeline'],
];

/**
 * Numbers of one database: an order within it, never an id that another site or system is given.
 */
const numbered = [
  'bonus_progress.seq',
  'ledger_accounts.id',
  'ledger_holds.id',
  'ledger_journals.id',
  'settled_plays.seq',
  'wallet_moves.seq',
];

describe('cells of sites stay possible', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());

  const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> => {
    const { rows } = await query.execute(database.db);
    return rows.map(({ name }) => name).toSorted();
  };

  it('a table names the site of its rows, or is known to need none', async () => {
    const siteless = await namesOf(sql`
      select c.relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
       where c.relkind in ('r', 'p') and not c.relispartition and not exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id'
           and not a.attisdropped)`);
    expect(siteless).toEqual([...shared, ...technical, ...external, ...parts].toSorted());
  });

  it('nothing is numbered by the database but the order within it', async () => {
    const columns = await namesOf(sql`
      select t.relname || '.' || a.attname as name from pg_class s
        join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
          and d.refobjsubid > 0
        join pg_class t on t.oid = d.refobjid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
       where s.relkind = 'S' and not t.relispartition`);
    expect(columns).toEqual(numbered);
    const free = await namesOf(sql`
      select s.relname as name from pg_class s
        join pg_namespace n on n.oid = s.relnamespace and n.nspname = 'public'
       where s.relkind = 'S' and not exists (
         select from pg_depend d where d.objid = s.oid and d.refobjsubid > 0)`);
    expect(free).toEqual([]);
  });
});
