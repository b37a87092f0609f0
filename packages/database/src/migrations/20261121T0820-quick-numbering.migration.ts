import { sql } from 'kysely';
import { numberRealtimeEventsFunction } from '../functions/number-realtime-events.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Numbering of realtime events in one round trip, because it runs for every burst of bets. */
export const quickNumbering: NamedMigration = {
  name: '20261121T0820-quick-numbering',
  async up(db) {
    await sql.raw(counter + numberRealtimeEventsFunction).execute(db);
  },
};

const counter = `
insert into realtime_counter (only_row, last_seq) values (true, 0) on conflict do nothing;
`;
