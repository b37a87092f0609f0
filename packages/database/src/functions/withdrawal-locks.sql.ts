/**
 * What of a player's cash may not leave yet and for which deposit, oldest first: of each deposit
 * the share that is not played, as far as cash is there at all. Rounded up, so that a lock is never
 * less than what it asks for.
 */
export const withdrawalLocks = `
create function withdrawal_locks(p_site uuid, p_player uuid, p_cash bigint)
returns table (deposit_id uuid, locked_minor bigint, required_minor bigint, done_minor bigint)
language sql stable as $$
  select n.deposit_id, least(n.need, p_cash - n.older)::bigint, n.required_minor, n.done_minor
    from (select l.*, l.need_minor as need,
                 coalesce(sum(l.need_minor) over (order by l.created_at,
                   l.id rows between unbounded preceding and 1 preceding), 0) as older
            from (select t.*,
              ceil(t.amount_minor::numeric * (t.required_minor - t.done_minor) / t.required_minor)
              as need_minor
                    from turnover_locks t
                   where t.site_id = p_site and t.player_id = p_player
                     and t.released_at is null) l) n
   where n.older < p_cash
   order by n.created_at, n.id
$$;
`;
