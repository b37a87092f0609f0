/**
 * How much of a limit is used, and which limit refuses a stake or a deposit: of several the one
 * with the least room. Days, weeks and months are those of UTC (domain package: limits). Net loss
 * may be below zero, then there is room for what was won as well.
 */
export const playerLimitFunctions = `
create function limit_use(p_player uuid, p_kind text, p_period text, p_now timestamptz)
returns bigint language plpgsql stable as $$
declare
  since timestamptz := date_trunc(p_period, p_now, 'UTC');
  first_day date := (since at time zone 'UTC')::date;
  used numeric;
begin
  if p_kind = 'session' then return signed_in_minutes(p_player, since, p_now); end if;
  if p_kind = 'deposit' then
    -- What waits to be paid counts in every period: it may be paid at any moment.
    select sum(d.amount_minor) into used from deposits d
     where d.player_id = p_player
       and (d.status = 'pending' or (d.status = 'paid' and d.credited_at >= since));
  else
    select sum(p.stake_minor - case p_kind when 'loss' then p.return_minor else 0 end) into used
      from play_days p
     where p.player_id = p_player and p.day >= first_day;
  end if;
  return coalesce(used, 0)::bigint;
end $$;

create function stake_limit(p_site uuid, p_player uuid, p_stake bigint, p_now timestamptz)
returns jsonb language plpgsql stable as $$
declare reached jsonb;
begin
  select jsonb_build_object('kind', x.kind, 'period', x.period, 'room',
    greatest(0, x.room)::text) into reached
    from (select l.kind, l.period, l.value - limit_use(p_player, l.kind, l.period, p_now) as room
            from player_limits l where l.player_id = p_player and l.kind <> 'deposit') x
   where case x.kind when 'session' then x.room <= 0 else p_stake > 0 and x.room < p_stake end
   order by x.room limit 1;
  if found then return reached; end if;
  -- A round that runs may end, and the question may reach the screen.
  if reality_due(p_site, p_player, p_now) < p_now - interval '1 minute' then
    return jsonb_build_object('kind', 'reality', 'period', 'session', 'room', '0');
  end if;
  return null;
end $$;

`;
