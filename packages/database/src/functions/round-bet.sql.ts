/**
 * Tickets of a table: one row of `game_rounds` whose `lines` are the bets it covers, each
 * `{params, stake_minor, payout_minor, multiplier_e4}`.
 *
 * `round_bet` places one, or, with p_replace, makes the player's ticket on the round exactly these
 * lines: what was taken goes back by rollback and what they ask for is taken, in one statement; no
 * lines (p_locked 0) take it back. Gives what `round_join` gives, or `{status: 'empty'}` when there
 * is nothing to take back.
 */
export const roundBetSql = `
-- The ticket that a request placed or changed before; raises when it asked for something else.
create function ticket_replay(p_ticket game_rounds, p_hash bytea) returns jsonb
language plpgsql as $$
declare answer jsonb; known ticket_changes; ticket game_rounds;
begin
  answer := play_replay(p_ticket.site_id, p_ticket.player_id, p_ticket.request_id, p_hash);
  if answer is not null then return answer; end if;
  select c.* into known from ticket_changes c join game_rounds b on b.id = c.ticket_id
    and b.site_id = c.site_id
   where b.shared_round_id = p_ticket.shared_round_id and b.site_id = p_ticket.site_id
     and b.player_id = p_ticket.player_id
     and c.request_id = p_ticket.request_id;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  select * into ticket from game_rounds b where b.id = known.ticket_id;
  return play_answer('replayed', ticket);
end $$;

-- Gives back what the ticket took and takes what it is to hold. A limit sees the difference alone:
-- what came back was never staked.
create function ticket_take(p_ticket game_rounds, p_locked bigint, p_now timestamptz) returns void
language plpgsql as $$
declare held wallet_moves; step text := (p_ticket.step + 1)::text;
begin
  select * into strict held from wallet_moves m
   where m.site_id = p_ticket.site_id and m.provider_code = p_ticket.provider_code
     and m.round_id = p_ticket.id::text
     and m.kind = 'debit' and m.state = 'applied';
  if held.amount_minor = p_locked then return; end if;
  perform wallet_move(p_ticket.site_id, p_ticket.provider_code, p_ticket.player_id,
    p_ticket.currency, p_ticket.product, p_ticket.game_code, p_ticket.id::text,
      jsonb_build_array(jsonb_build_object('kind', 'rollback', 'tx',
        p_ticket.id || ':back:' || step, 'ref', held.tx_id)), p_now);
  update play_days d set stake_minor = d.stake_minor - held.amount_minor,
    stake_count = d.stake_count - 1
   where d.player_id = p_ticket.player_id and d.product = p_ticket.product
     and d.day = (held.created_at at time zone 'UTC')::date;
  perform count_play(p_ticket.site_id, p_ticket.player_id, p_ticket.product, 0, -held.amount_minor,
    p_now);
  perform wallet_move(p_ticket.site_id, p_ticket.provider_code, p_ticket.player_id,
    p_ticket.currency, p_ticket.product, p_ticket.game_code, p_ticket.id::text,
      jsonb_build_array(jsonb_build_object('kind', 'debit', 'tx', p_ticket.id || ':stake:' || step,
        'amount', p_locked)), p_now);
end $$;

-- The player's tickets on the round become one of these lines; null when there is none to change.
create function ticket_replace(p_wanted game_rounds, p_lines jsonb, p_locked bigint, p_hash bytea,
  p_now timestamptz)
returns game_rounds language plpgsql as $$
declare held game_rounds; kept game_rounds; back jsonb := jsonb_build_object('void', 'cancelled');
begin
  for held in select * from game_rounds b where b.shared_round_id = p_wanted.shared_round_id
    and b.player_id = p_wanted.player_id
      and b.site_id = p_wanted.site_id and b.state = 'open' order by b.id for no key update loop
    if p_locked = 0 or kept.id is not null then
      held := round_refund(held, back, p_now);
    else
      perform ticket_take(held, p_locked, p_now);
      update game_rounds b set lines = p_lines, params = '{}', stake_minor = p_wanted.stake_minor,
        step = b.step + 1
       where b.id = held.id returning * into held;
    end if;
    if kept.id is null then kept := held; end if;
  end loop;
  if kept.id is not null then
    insert into ticket_changes (ticket_id, request_id, site_id, request_hash, lines, stake_minor,
      created_at)
    values (kept.id, p_wanted.request_id, p_wanted.site_id, p_hash, p_lines, p_wanted.stake_minor,
      p_now);
  end if;
  return kept;
end $$;

create function round_bet(p_ticket jsonb, p_lines jsonb, p_locked bigint, p_replace boolean,
  p_bets_max integer, p_hash bytea, p_now timestamptz) returns jsonb language plpgsql as $$
declare answer jsonb; shared shared_rounds;
wanted game_rounds := jsonb_populate_record(null::game_rounds, p_ticket); written game_rounds;
begin
  answer := ticket_replay(wanted, p_hash);
  if answer is not null then return answer; end if;
  select * into shared from shared_rounds r where r.id = wanted.shared_round_id
    and r.site_id = wanted.site_id for share;
  if not found or shared.game_code <> wanted.game_code then
    return jsonb_build_object('status', 'unknown');
  end if;
  if shared.phase <> 'betting' or p_now >= shared.starts_at then
    return jsonb_build_object('status', 'closed');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(wanted.player_id::text, 3));
  -- Its twin may have been taken while this one waited.
  answer := ticket_replay(wanted, p_hash);
  if answer is not null then return answer; end if;
  if p_locked > 0 then
    if house_game_is_off(wanted.provider_code, wanted.game_code, wanted.game_version) then
      perform wallet_refuse('gameUnavailable', wanted.id::text);
    end if;
    if not take_play_seat(wanted.site_id, wanted.player_id, wanted.provider_code, wanted.game_code,
      p_now) then
      perform wallet_refuse('otherGameOpen', wanted.id::text);
    end if;
  end if;
  if p_replace then
    written := ticket_replace(wanted, p_lines, p_locked, p_hash, p_now);
    if written.id is not null then return play_answer('played', written); end if;
    if p_locked = 0 then return jsonb_build_object('status', 'empty'); end if;
  end if;
  if (select count(*) from game_rounds b where b.shared_round_id = shared.id
    and b.player_id = wanted.player_id
      and b.state <> 'refunded') >= p_bets_max then
    return jsonb_build_object('status', 'full');
  end if;
  perform wallet_move(wanted.site_id, wanted.provider_code, wanted.player_id, wanted.currency,
    wanted.product, wanted.game_code, wanted.id::text,
    jsonb_build_array(jsonb_build_object('kind', 'debit', 'tx', wanted.id, 'amount', p_locked)),
    p_now);
  written := play_write(p_ticket, p_hash, p_now);
  update game_rounds b set shared_round_id = shared.id, lines = p_lines where b.id = written.id
    returning * into written;
  return play_answer('played', written);
end $$;
`;
