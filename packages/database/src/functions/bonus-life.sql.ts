/**
 * The life of a bonus in the ledger (domain: rewards D.3): granted when it becomes active,
 * converted when its requirement is met, ended otherwise; each once, by its key, and each with the
 * state in the same statement. Whoever calls has locked the bonus.
 *
 * The next queued one becomes active when one ends. Nothing here asks whether the player may have
 * it: that is asked when it is claimed, and an exclusion ends queued ones with the rest.
 */
export const bonusLifeFunctions = `
create function post_bonus(p_bonus bonuses, p_what text, p_kind text, p_lines jsonb) returns void
language plpgsql as $$
begin
  perform ledger_post(p_bonus.site_id, 'bonus', p_bonus.id || ':' || p_what, p_kind, null,
    p_bonus.currency, p_lines, jsonb_build_object('bonus_id', p_bonus.id));
end $$;

create function activate_bonus(p_bonus bonuses, p_now timestamptz) returns bonuses
language plpgsql as $$
declare b bonuses;
begin
  update bonuses x set state = 'active', activated_at = p_now,
      expires_at = p_now + x.lasts_hours * interval '1 hour', claim_until = null
   where x.id = p_bonus.id returning * into b;
  perform post_bonus(b, 'grant', 'bonus.grant',
    play_line('house', null, 'bonus_cost', -b.granted_minor)
    || play_line('player', b.player_id, 'bonus', b.granted_minor));
  if b.required_minor = 0 then b := convert_bonus(b, p_now); end if;
  return b;
end $$;

create function activate_next_bonus(p_player uuid, p_currency text, p_now timestamptz) returns void
language plpgsql as $$
declare b bonuses;
begin
  select * into b from bonuses x where x.player_id = p_player and x.currency = p_currency
    and x.state = 'queued'
   order by x.queued_at, x.id limit 1 for no key update;
  if found then perform activate_bonus(b, p_now); end if;
end $$;

-- What of a bonus may still become cash; null: no bound. Nulls need the case: greatest() passes
-- over them.
create function cash_out_room(p_bonus bonuses) returns bigint language plpgsql immutable as $$
begin
  return case when p_bonus.max_cash_out_minor is not null
    then greatest(0, p_bonus.max_cash_out_minor - p_bonus.converted_minor) end;
end $$;

-- What is in the pocket becomes cash within the cap, the rest goes back (wire-rewards 4.7).
create function convert_bonus(p_bonus bonuses, p_now timestamptz) returns bonuses
language plpgsql as $$
declare
  b bonuses; balance bigint := pocket_balance(p_bonus.site_id, p_bonus.player_id, 'bonus',
    p_bonus.currency); cash bigint;
begin
  cash := balance - case p_bonus.principal when 'goes' then least(p_bonus.granted_minor, balance)
    else 0 end;
  cash := least(cash, cash_out_room(p_bonus));
  if balance > 0 then
    perform post_bonus(p_bonus, 'convert', 'bonus.convert',
      play_line('player', p_bonus.player_id, 'bonus', -balance)
      || play_line('player', p_bonus.player_id, 'cash', cash)
        || play_line('house', null, 'bonus_cost', balance - cash));
  end if;
  update bonuses x set state = 'completed', ended_at = p_now,
    converted_minor = x.converted_minor + cash
   where x.id = p_bonus.id returning * into b;
  perform activate_next_bonus(b.player_id, b.currency, p_now);
  return b;
end $$;

-- Ends a bonus without its requirement: what is in the pocket goes back to the house.
create function end_bonus(p_bonus bonuses, p_state text, p_now timestamptz) returns bonuses
language plpgsql as $$
declare
  b bonuses; was_funded boolean := p_bonus.state in ('active', 'closing');
  balance bigint := case when was_funded
    then pocket_balance(p_bonus.site_id, p_bonus.player_id, 'bonus', p_bonus.currency) else 0 end;
begin
  if balance > 0 then
    perform post_bonus(p_bonus, 'end', 'bonus.end',
      play_line('player', p_bonus.player_id, 'bonus', -balance)
      || play_line('house', null, 'bonus_cost', balance));
  end if;
  update bonuses x set state = p_state, ended_at = p_now where x.id = p_bonus.id returning * into b;
  if was_funded then perform activate_next_bonus(b.player_id, b.currency, p_now); end if;
  return b;
end $$;

-- Ends everything of a player: first what waits, so that nothing takes the place of what is played.
create function end_bonuses_of(p_player uuid, p_state text, p_now timestamptz) returns void
language plpgsql as $$
declare b bonuses;
begin
  for b in select * from bonuses x where x.player_id = p_player and x.ended_at is null
      order by x.state in ('active', 'closing'), x.id for no key update loop
    perform end_bonus(b, p_state, p_now);
  end loop;
end $$;

-- Ends bonuses of items that their operator stops at once: first what waits, so that nothing takes
-- the place of what is played. Gives how many; fewer than asked for: there are no more.
create function revoke_bonuses(p_site uuid, p_items text[], p_limit integer, p_now timestamptz)
returns integer language plpgsql as $$
declare b bonuses; done integer := 0;
begin
  for b in select * from bonuses x where x.site_id = p_site and x.template_code = any (p_items)
    and x.ended_at is null
      order by x.state in ('active', 'closing'), x.player_id, x.id limit p_limit for no key update
        loop
    perform end_bonus(b, 'revoked', p_now);
    done := done + 1;
  end loop;
  return done;
end $$;

-- Whether a stake that this bonus paid into is still open.
create function has_open_stakes(p_site uuid, p_bonus uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (select from bets x where x.site_id = p_site and x.bonus_id = p_bonus
    and x.status in ('pending', 'accepted'))
      or exists (select from wallet_rounds x where x.site_id = p_site and x.bonus_id = p_bonus
        and x.finished_at is null);
end $$;

-- After something of it was settled: done, spent, or over. Gives the bonus as it stands then.
create function review_bonus(p_bonus bonuses, p_now timestamptz) returns bonuses
language plpgsql as $$
begin
  if p_bonus.state not in ('active', 'closing') then return p_bonus; end if;
  if p_bonus.counted_minor >= p_bonus.required_minor then
    return convert_bonus(p_bonus, p_now);
  end if;
  if has_open_stakes(p_bonus.site_id, p_bonus.id) then return p_bonus; end if;
  if p_bonus.state = 'closing' then return end_bonus(p_bonus, 'expired', p_now); end if;
  if pocket_balance(p_bonus.site_id, p_bonus.player_id, 'bonus', p_bonus.currency)
    <= p_bonus.end_below_minor then
    return end_bonus(p_bonus, 'spent', p_now);
  end if;
  return p_bonus;
end $$;

-- Bonuses whose time is over: those with open stakes close, the others end. For a scheduled job;
-- gives how many.
create function expire_bonuses(p_now timestamptz, p_limit integer) returns integer
language plpgsql as $$
declare b bonuses; done integer := 0;
begin
  for b in select * from bonuses x
      where (x.state = 'active' and x.expires_at <= p_now)
        or (x.state = 'offered' and x.claim_until <= p_now)
      order by x.player_id, x.id limit p_limit for no key update skip locked loop
    if b.state = 'active' and has_open_stakes(b.site_id, b.id) then
      update bonuses x set state = 'closing' where x.id = b.id;
    else
      perform end_bonus(b, 'expired', p_now);
    end if;
    done := done + 1;
  end loop;
  return done;
end $$;
`;
