import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Numbering of realtime events in one round trip, because it runs for every burst of bets.
 *
 * `number_realtime_events` numbers events whose transactions are over, tells `p_channel` when there were any, and gives
 * how many. The counter's row is the lock: the next numberer starts after this one committed, so a number that can be
 * read has every lower one before it.
 */
export const quickNumbering: NamedMigration = {
  name: '20261121T0820-quick-numbering',
  async up(db) {
    await sql.raw(numbering).execute(db);
  },
};

const numbering = `
insert into realtime_counter (only_row, last_seq) values (true, 0) on conflict do nothing;

create function number_realtime_events(p_batch integer, p_channel text) returns integer language plpgsql as $$
declare last bigint; numbered integer;
begin
  if not exists (select from realtime_events where seq is null) then return 0; end if;
  select c.last_seq into last from realtime_counter c for update;
  -- A statement of its own: it sees what committed while this one waited for the counter.
  with waiting as (
    select id from realtime_events where seq is null order by id limit p_batch),
  ordered as (
    select id, row_number() over (order by id) as place from waiting)
  update realtime_events e set seq = last + ordered.place from ordered where ordered.id = e.id;
  get diagnostics numbered = row_count;
  if numbered > 0 then
    update realtime_counter set last_seq = last + numbered;
    perform pg_notify(p_channel, '');
  end if;
  return numbered;
end $$;
`;
