/**
 * `lock_event`: whoever changes an event or settles its bets waits for the others; slips take the
 * same lock shared.
 */
export const lockEvent = `
create function lock_event(p_event uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(p_event::text, 1))
$$;
`;
