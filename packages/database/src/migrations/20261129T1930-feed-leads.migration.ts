import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Of several sources of one event: whose prices are offered and whose course is told. A market that
 * its source stopped while a person held it, and how long bets on an event wait by its source.
 */
export const feedLeads: NamedMigration = {
  name: '20261129T1930-feed-leads',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table feed_events
  add column odds_seq bigint,
  add column tells_course boolean not null default false;
comment on column feed_events.odds_seq is
  'number of the last message with prices; null: the source makes none of the event';
comment on column feed_events.tells_course is 'the source told facts of the event';

alter table markets add column is_withheld boolean not null default false;
comment on column markets.is_withheld is
  'its source has no good prices for it: who stopped it besides does not open it';

alter table events add column delay_seconds smallint check (delay_seconds between 0 and 60);
comment on column events.delay_seconds is
  'how long its source lets bets in play wait; they wait at least as long as its sport says';
`;
