/**
 * `number_realtime_events`: numbers events whose transactions are over, in the order in which they
 * were written, tells `p_channel` when there were any (with an empty payload), and gives how many.
 * The counter's row is the lock: the next numberer starts after this one committed, so a number
 * that can be read has every lower one before it. Runs in a statement of its own, never where money
 * moves: it notifies, and PostgreSQL lets transactions that notify commit one after the other only.
 *
 * A connection keeps the plans it made while the table was almost empty, where reading all of it
 * was cheapest; it grows by thousands at once when bets are settled. So the indexes are used from
 * the start.
 */
export const numberRealtimeEventsFunction = `
create function number_realtime_events(p_batch integer, p_channel text) returns integer
language plpgsql set enable_seqscan = off as $$
declare last bigint; numbered integer;
begin
  if not exists (select from realtime_events where seq is null) then return 0; end if;
  select c.last_seq into last from realtime_counter c for update;
  -- A statement of its own: it sees what committed while this one waited for the counter.
  with waiting as (
    select id, written_at from realtime_events where seq is null order by written_at,
    id limit p_batch),
  ordered as (
    select id, row_number() over (order by written_at, id) as place from waiting)
  update realtime_events e set seq = last + ordered.place from ordered where ordered.id = e.id;
  get diagnostics numbered = row_count;
  if numbered > 0 then
    update realtime_counter set last_seq = last + numbered;
    perform pg_notify(p_channel, '');
  end if;
  return numbered;
end $$;
`;
