/**
 * `deposit_room`: every limit on what this player may deposit now with what is left of it, his own
 * and the law's. `deposit_limit` refuses by the same figures.
 */
export const depositRoomFunction = `
create function deposit_room(p_site uuid, p_player uuid, p_now timestamptz)
returns table (period text, is_own boolean, most bigint, room bigint) language sql stable as $$
  select l.period, true, l.value, l.value - limit_use(p_player, 'deposit', l.period, p_now)
    from player_limits l where l.player_id = p_player and l.kind = 'deposit'
  union all
  select 'month', false, s.deposit_month_max_minor,
         s.deposit_month_max_minor - limit_use(p_player, 'deposit', 'month', p_now)
    from sites s where s.id = p_site and s.deposit_month_max_minor is not null
$$;

create function deposit_limit(p_site uuid, p_player uuid, p_amount bigint, p_now timestamptz)
returns jsonb language sql stable as $$
  select jsonb_build_object('kind', 'deposit', 'period', x.period, 'room',
    greatest(0, x.room)::text)
    from deposit_room(p_site, p_player, p_now) x
   where x.room < p_amount order by x.room limit 1
$$;
`;
