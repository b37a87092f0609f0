/**
 * Tickets of a lottery: bought, settled and given back, money by `wallet_move`, a ticket is a round
 * of the wallet.
 *
 * `lottery_buy` takes one ticket for each draw of an order, all or none: `{status: 'played' |
 * 'replayed', order_id}` with the pockets, or `{status}` with `unknown`, `closed`, `moved` (another
 * play took the nonce: draw anew) or `sold_out` with `number` and what is `used_minor` of it.
 *
 * Places are numbered without a gap and without a counter that all buyers queue for: free places
 * stand in `lottery_seats`, a buyer takes the first that nobody else holds, as the last thing
 * before the commit. Whoever fails frees his; what is free at the close although a later one is
 * taken is filled by a ticket of nobody with stake 0.
 *
 * Locks: the draws (shared), the player's seed, the player, numbers in their order, a place.
 */
export const lotterySql = `
create function lottery_replay(p_order lottery_orders, p_hash bytea) returns jsonb
language plpgsql as $$
declare known lottery_orders;
begin
  select * into known from lottery_orders o
   where o.site_id = p_order.site_id and o.player_id = p_order.player_id
     and o.request_id = p_order.request_id;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  return jsonb_build_object('status', 'replayed', 'order_id', known.id);
end $$;

create function lottery_leaf_text(p_code text, p_seq integer, p_ticket uuid, p_blind text,
  p_play text, p_stake bigint)
returns text language sql immutable as $$
  select concat_ws('|', p_code, p_seq, p_ticket, p_blind, p_play, p_stake)
$$;

-- The leaf of RFC 6962: a zero byte stands before what is hashed.
create function lottery_leaf_hash(p_text text) returns bytea language sql immutable as $$
  select sha256('\\x00'::bytea || convert_to(p_text, 'UTF8'))
$$;

-- Free places behind the last one. Who adds them at the same time waits for the key and finds them
-- there.
create function lottery_add_seats(p_draw uuid, p_count integer) returns void language plpgsql as $$
declare highest integer;
begin
  select coalesce(max(s.seq), 0) into highest from lottery_seats s where s.draw_id = p_draw;
  insert into lottery_seats (draw_id, seq) select p_draw, n
    from generate_series(highest + 1, highest + p_count) n
  on conflict do nothing;
end $$;

create function lottery_take_seat(p_draw uuid) returns integer language plpgsql as $$
declare taken integer;
begin
  for tried in 1 .. 100 loop
    update lottery_seats s set is_taken = true
     where s.draw_id = p_draw and s.seq = (select x.seq from lottery_seats x
       where x.draw_id = p_draw and not x.is_taken
            order by x.seq limit 1 for update skip locked)
    returning s.seq into taken;
    if taken is not null then return taken; end if;
    perform lottery_add_seats(p_draw, 100);
  end loop;
  raise exception 'a draw without a free place' using errcode = '40001';
end $$;

-- Adds what a ticket may win on each of its numbers, in their order; what stands on the first that
-- does not take it, or null.
create function lottery_add_numbers(p_draw lottery_draws, p_numbers jsonb) returns jsonb
language plpgsql as $$
declare n record; used bigint;
begin
  if p_draw.number_limit_minor is null then return null; end if;
  for n in select x.number, x.minor
    from jsonb_to_recordset(p_numbers) as x (number text, minor bigint) order by x.number loop
    insert into lottery_numbers as held (draw_id, number, liability_minor)
    select p_draw.id, n.number, n.minor where n.minor <= p_draw.number_limit_minor
    on conflict (draw_id, number) do update set liability_minor = held.liability_minor
      + excluded.liability_minor
     where held.liability_minor + excluded.liability_minor <= p_draw.number_limit_minor;
    if not found then
      select coalesce(max(h.liability_minor), 0) into used from lottery_numbers h
       where h.draw_id = p_draw.id and h.number = n.number;
      return jsonb_build_object('status', 'sold_out', 'number', n.number, 'used_minor', used::text,
        'limit_minor', p_draw.number_limit_minor::text);
    end if;
  end loop;
  return null;
end $$;

create function lottery_refuse_sold_out(p_answer jsonb) returns void language plpgsql as $$
begin
  raise exception 'a number is sold out' using errcode = 'P0461', detail = p_answer::text;
end $$;

create function lottery_buy(p_order jsonb, p_tickets jsonb, p_version integer, p_hash bytea,
  p_now timestamptz) returns jsonb
language plpgsql as $$
declare
  wanted lottery_orders := jsonb_populate_record(null::lottery_orders, p_order); answer jsonb;
  draw lottery_draws; t record;
  currency text; seat integer;
begin
  answer := lottery_replay(wanted, p_hash);
  if answer is null then
    for t in select x.draw_id from jsonb_to_recordset(p_tickets) as x (draw_id uuid)
      order by x.draw_id loop
      select * into draw from lottery_draws d
       where d.id = t.draw_id and d.site_id = wanted.site_id and d.game_code = wanted.game_code
         for share;
      if not found then return jsonb_build_object('status', 'unknown'); end if;
      if draw.state <> 'open' or p_now < draw.opens_at or p_now >= draw.cut_off_at then
        return jsonb_build_object('status', 'closed');
      end if;
    end loop;
    perform lock_player(wanted.player_id);
    -- Its twin may have been taken while this one waited.
    answer := lottery_replay(wanted, p_hash);
  end if;
  currency := p_order ->> 'currency';
  if answer is not null then return answer || pockets_of(wanted.site_id, wanted.player_id,
    currency); end if;
  if house_game_is_off(p_order ->> 'provider_code', wanted.game_code, p_version) then
    perform wallet_refuse('gameUnavailable', wanted.id::text);
  end if;
  if wanted.seed_id is not null and not play_take_nonce(p_order) then
    return jsonb_build_object('status', 'moved');
  end if;
  insert into lottery_orders (id, site_id, player_id, game_code, request_id, request_hash, seed_id,
    nonce, subscription_id, created_at)
  values (wanted.id, wanted.site_id, wanted.player_id, wanted.game_code, wanted.request_id, p_hash,
    wanted.seed_id, wanted.nonce, wanted.subscription_id, p_now);
  for t in select * from jsonb_to_recordset(p_tickets)
      as x (id uuid, draw_id uuid, blind text, lines jsonb, leaf_play text, stake_minor bigint,
        numbers jsonb) order by x.draw_id loop
    select * into strict draw from lottery_draws d where d.id = t.draw_id
      and d.site_id = wanted.site_id;
    perform wallet_move(wanted.site_id, p_order ->> 'provider_code', wanted.player_id, currency,
      'lottery', wanted.game_code, t.id::text,
      jsonb_build_array(jsonb_build_object('kind', 'debit', 'tx', t.id, 'amount', t.stake_minor)),
      p_now);
    answer := lottery_add_numbers(draw, t.numbers);
    -- Raised, not answered: what was taken before it goes back with the statement.
    if answer is not null then perform lottery_refuse_sold_out(answer); end if;
    seat := lottery_take_seat(draw.id);
    insert into lottery_tickets (id, draw_id, site_id, order_id, player_id, seq, blind, lines,
      leaf_play, leaf_hash, stake_minor, wins, created_at)
    values (t.id, draw.id, wanted.site_id, wanted.id, wanted.player_id, seat, t.blind, t.lines,
      t.leaf_play,
      lottery_leaf_hash(lottery_leaf_text(draw.draw_code, seat, t.id, t.blind, t.leaf_play,
        t.stake_minor)), t.stake_minor, '[]', p_now);
  end loop;
  return jsonb_build_object('status', 'played', 'order_id', wanted.id)
    || pockets_of(wanted.site_id, wanted.player_id, currency);
end $$;

-- Ends the sale: waits for every buyer who holds the draw, fills places that were left, and counts.
-- False: it has ended before, or is not due and no operator ends it early.
create function lottery_end_sale(p_draw uuid, p_is_early boolean, p_now timestamptz) returns boolean
language plpgsql as $$
declare draw lottery_draws; highest integer; gap integer; ticket uuid; blind text;
begin
  select * into draw from lottery_draws d where d.id = p_draw for no key update;
  if draw.state <> 'open' or (p_now < draw.cut_off_at and not p_is_early) then return false; end if;
  select coalesce(max(t.seq), 0) into highest from lottery_tickets t where t.draw_id = p_draw;
  for gap in select s.seq from lottery_seats s where s.draw_id = p_draw and not s.is_taken
    and s.seq < highest order by s.seq loop
    ticket := gen_random_uuid();
    blind := replace(gen_random_uuid()::text, '-', '');
    insert into lottery_tickets (id, draw_id, site_id, seq, blind, lines, leaf_play, leaf_hash,
      stake_minor, state, wins, created_at, settled_at)
    values (ticket, p_draw, draw.site_id, gap, blind, '[]', '{}',
      lottery_leaf_hash(lottery_leaf_text(draw.draw_code, gap, ticket, blind, '{}', 0)), 0,
      'refunded', '[]', p_now, p_now);
  end loop;
  delete from lottery_seats s where s.draw_id = p_draw;
  update lottery_draws d set state = 'ending', ticket_count = sold.count, sales_minor = sold.minor
    from (select count(*)::integer as count, coalesce(sum(t.stake_minor), 0)::bigint as minor
      from lottery_tickets t where t.draw_id = p_draw) sold
   where d.id = p_draw;
  return true;
end $$;

-- Settles tickets: [{id, amount, wins}] of what is still open. Gives whose they are.
create function lottery_settle(p_draw uuid, p_provider text, p_tickets jsonb, p_now timestamptz)
returns setof uuid language plpgsql as $$
declare x record; ticket lottery_tickets; draw lottery_draws; cur text;
begin
  select * into strict draw from lottery_draws d where d.id = p_draw;
  for x in select y.* from jsonb_to_recordset(p_tickets) as y (id uuid, amount bigint, wins jsonb)
      join lottery_tickets t on t.id = y.id and t.draw_id = p_draw order by t.player_id, y.id loop
    select * into ticket from lottery_tickets t where t.id = x.id
      and t.draw_id = p_draw for no key update;
    if ticket.state = 'open' then
      select r.currency into strict cur from wallet_rounds r
       where r.site_id = draw.site_id and r.provider_code = p_provider
         and r.round_id = ticket.id::text;
      perform wallet_move(ticket.site_id, p_provider, ticket.player_id, cur, 'lottery',
        draw.game_code, ticket.id::text,
        jsonb_build_array(jsonb_build_object('kind', 'credit', 'tx', ticket.id || ':end', 'amount',
          x.amount, 'finished', true)), p_now);
      update lottery_tickets t set state = 'settled', payout_minor = x.amount, wins = x.wins,
        settled_at = p_now where t.id = ticket.id;
      return next ticket.player_id;
    end if;
  end loop;
end $$;

-- Gives the stakes of tickets back. Gives whose they are.
create function lottery_refund(p_draw uuid, p_provider text, p_tickets uuid[], p_now timestamptz)
returns setof uuid language plpgsql as $$
declare ticket lottery_tickets; draw lottery_draws; cur text;
begin
  select * into strict draw from lottery_draws d where d.id = p_draw;
  for ticket in select * from lottery_tickets t where t.id = any (p_tickets) and t.draw_id = p_draw
      order by t.player_id, t.id for no key update loop
    if ticket.state = 'open' then
      select r.currency into strict cur from wallet_rounds r
       where r.site_id = draw.site_id and r.provider_code = p_provider
         and r.round_id = ticket.id::text;
      perform wallet_move(ticket.site_id, p_provider, ticket.player_id, cur, 'lottery',
        draw.game_code, ticket.id::text,
        jsonb_build_array(jsonb_build_object('kind', 'rollback', 'ref', ticket.id, 'tx',
          ticket.id || ':end', 'finished', true)), p_now);
      update lottery_tickets t set state = 'refunded', payout_minor = ticket.stake_minor,
        settled_at = p_now where t.id = ticket.id;
      return next ticket.player_id;
    end if;
  end loop;
end $$;
`;
