import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * The log of events also carries what processes tell each other (no topic: never for a socket), and
 * puts events that were written in several processes in order by the one clock they share, the
 * database's.
 */
export const eventLog: NamedMigration = {
  name: '20261122T0400-event-log',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table realtime_events
  add column written_at timestamptz not null default clock_timestamp(),
  alter column topic drop not null,
  add check (topic <> '');
drop index realtime_events_unnumbered;
create index realtime_events_unnumbered on realtime_events (written_at, id) where seq is null;
`;
