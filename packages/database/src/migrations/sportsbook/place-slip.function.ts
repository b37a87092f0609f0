/**
 * `place_slip`: all single bets of a slip or none, in one round trip (domain rules 2.9, 2.10).
 *
 * Takes the lines as `[{bet_id, selection_id, odds_milli, stake_minor}]` and the price policy none | better | any.
 * Gives `{status: 'placed'|'replayed', slip_id, cash_minor, token_minor}`, or `{status: 'refused', refusals: [{index, code,
 * odds_milli, min_stake_minor, max_stake_minor}]}` when any line is refused; then nothing has moved and no key is stored.
 * Raises P0402 (no funds) from the ledger, P0409 when the request id came with other content, 40001 to be repeated.
 *
 * Locks, always in this order: event (shared, by id) · site's liability of the event · exposure rows · ledger accounts.
 * The liability lock is shared while the room left is more than every connection of the server could use up at once, and
 * exclusive below that, so the limit is exact and a popular match still is no queue.
 */
export const placeSlipFunction = `
create type slip_line as (
  index integer, bet_id uuid, selection_id uuid, wanted_odds_milli integer, stake_minor bigint,
  market_id uuid, event_id uuid, market_kind text, line_quarters integer, outcome text, odds_milli integer,
  is_live boolean, home_score integer, away_score integer, slot integer, max_stake_minor bigint, code text);

create function max_stake_minor(p_max_stake bigint, p_max_payout bigint, p_odds_milli integer)
returns bigint language sql immutable as $$
  select least(p_max_stake, div(p_max_payout::numeric * 1000 + 499, p_odds_milli)::bigint)
$$;

create function slip_answer(p_status text, p_slip bet_slips) returns jsonb language sql immutable as $$
  select jsonb_build_object('status', p_status, 'slip_id', p_slip.id,
    'cash_minor', p_slip.cash_after_minor::text, 'token_minor', p_slip.token_after_minor::text)
$$;

create function slip_replay(p_site uuid, p_player uuid, p_request uuid, p_hash bytea)
returns jsonb language plpgsql stable as $$
declare known bet_slips;
begin
  select * into known from bet_slips
   where site_id = p_site and player_id = p_player and request_id = p_request;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  return slip_answer('replayed', known);
end $$;

-- Everything about the lines that needs no lock but the events' own.
create function check_slip_lines(p_site uuid, p_policy text, p_lines jsonb, p_now timestamptz)
returns slip_line[] language sql stable as $$
  select array_agg(row(
      l.index, l.bet_id, l.selection_id, l.odds_milli, l.stake_minor,
      m.id, e.id, m.kind, m.line_quarters, s.outcome, s.odds_milli,
      e.state = 'live', coalesce(e.home_score, 0), coalesce(e.away_score, 0),
      case when s.outcome in ('home', 'over') then 1 when s.outcome = 'draw' then 2 else 3 end,
      max_stake_minor(c.max_stake_minor, c.max_payout_minor, s.odds_milli),
      case
        when s.id is null then 'selectionNotFound'
        when m.status in ('closed', 'settled') or e.state in ('finished', 'postponed', 'cancelled') then 'marketClosed'
        when e.state = 'upcoming' and e.start_time <= p_now then 'eventStarted'
        when e.state = 'live' and not e.allows_live then 'eventStarted'
        when m.status = 'suspended' then 'marketSuspended'
        when (p_policy = 'none' and s.odds_milli <> l.odds_milli)
          or (p_policy = 'better' and s.odds_milli < l.odds_milli) then 'priceChanged'
        when c.site_id is null then 'limitReached'
        when l.stake_minor < c.min_stake_minor then 'stakeTooLow'
        when l.stake_minor > c.max_stake_minor then 'stakeTooHigh'
        when payout_minor('won', l.stake_minor, s.odds_milli) > c.max_payout_minor then 'payoutTooHigh'
      end)::slip_line order by l.index)
    from rows from (jsonb_to_recordset(p_lines)
           as (bet_id uuid, selection_id uuid, odds_milli integer, stake_minor bigint))
         with ordinality as l(bet_id, selection_id, odds_milli, stake_minor, index)
    left join selections s on s.id = l.selection_id
    left join markets m on m.id = s.market_id
    left join events e on e.id = m.event_id
    left join sports_limits c on c.site_id = p_site
$$;

-- Worst case of every event of the slip, per market and summed, before and after these lines.
create function event_liabilities(p_site uuid, p_lines slip_line[])
returns table (event_id uuid, before_minor numeric, after_minor numeric) language sql stable as $$
  with wanted as (
    select l.event_id, l.market_id,
           sum(l.stake_minor) filter (where l.slot = 1) s1, sum(l.stake_minor) filter (where l.slot = 2) s2,
           sum(l.stake_minor) filter (where l.slot = 3) s3,
           sum(l.profit) filter (where l.slot = 1) p1, sum(l.profit) filter (where l.slot = 2) p2,
           sum(l.profit) filter (where l.slot = 3) p3
      from (select u.event_id, u.market_id, u.slot, u.stake_minor,
                   payout_minor('won', u.stake_minor, u.odds_milli) - u.stake_minor as profit
              from unnest(p_lines) u) l
     group by 1, 2),
  held as (
    select x.event_id, x.market_id, sum(x.stake_1) s1, sum(x.stake_2) s2, sum(x.stake_3) s3,
           sum(x.profit_1) p1, sum(x.profit_2) p2, sum(x.profit_3) p3
      from market_exposures x
     where x.site_id = p_site and x.event_id in (select u.event_id from unnest(p_lines) u)
     group by 1, 2),
  both_sides as (
    select event_id, market_id, h.s1 hs1, h.s2 hs2, h.s3 hs3, h.p1 hp1, h.p2 hp2, h.p3 hp3,
           w.s1 ws1, w.s2 ws2, w.s3 ws3, w.p1 wp1, w.p2 wp2, w.p3 wp3
      from held h full join wanted w using (event_id, market_id)),
  filled as (
    select event_id, coalesce(hs1, 0) hs1, coalesce(hs2, 0) hs2, coalesce(hs3, 0) hs3,
           coalesce(hp1, 0) hp1, coalesce(hp2, 0) hp2, coalesce(hp3, 0) hp3,
           coalesce(hs1, 0) + coalesce(ws1, 0) as1, coalesce(hs2, 0) + coalesce(ws2, 0) as2,
           coalesce(hs3, 0) + coalesce(ws3, 0) as3, coalesce(hp1, 0) + coalesce(wp1, 0) ap1,
           coalesce(hp2, 0) + coalesce(wp2, 0) ap2, coalesce(hp3, 0) + coalesce(wp3, 0) ap3
      from both_sides)
  select f.event_id,
         sum(greatest(0, greatest(hp1 + hs1, hp2 + hs2, hp3 + hs3) - hs1 - hs2 - hs3)),
         sum(greatest(0, greatest(ap1 + as1, ap2 + as2, ap3 + as3) - as1 - as2 - as3))
    from filled f group by 1
$$;

create function slip_liability_keys(p_site uuid, p_lines slip_line[])
returns table (key bigint) language sql stable as $$
  select hashtextextended(p_site::text || u.event_id::text, 2)
    from (select distinct l.event_id from unnest(p_lines) l order by 1) u
$$;

-- Locks the liability of every event of the slip; gives the events on which the slip would pass the limit.
create function guard_liability(p_site uuid, p_lines slip_line[], p_limits sports_limits)
returns uuid[] language plpgsql as $$
declare
  safe_minor numeric := p_limits.max_event_liability_minor
                        - current_setting('max_connections')::numeric * p_limits.max_payout_minor;
  is_near boolean;
  is_near_now boolean;
  over_events uuid[];
begin
  select bool_or(v.after_minor > safe_minor) into is_near from event_liabilities(p_site, p_lines) v;
  if is_near then
    perform pg_advisory_xact_lock(e.key) from slip_liability_keys(p_site, p_lines) e;
  else
    perform pg_advisory_xact_lock_shared(e.key) from slip_liability_keys(p_site, p_lines) e;
  end if;
  select bool_or(v.after_minor > safe_minor), array_agg(v.event_id) filter (
           where v.after_minor > p_limits.max_event_liability_minor and v.after_minor > v.before_minor)
    into is_near_now, over_events from event_liabilities(p_site, p_lines) v;
  if is_near_now and not is_near then
    raise exception 'liability came near its limit meanwhile' using errcode = '40001';
  end if;
  return over_events;
end $$;

create function refused_slip(p_lines slip_line[], p_limits sports_limits) returns jsonb language sql immutable as $$
  select jsonb_build_object('status', 'refused', 'refusals', jsonb_agg(jsonb_build_object(
           'index', l.index - 1, 'code', l.code, 'odds_milli', l.odds_milli,
           'min_stake_minor', (p_limits).min_stake_minor::text, 'max_stake_minor', l.max_stake_minor::text) order by l.index))
    from unnest(p_lines) l where l.code is not null
$$;

create function add_exposures(p_site uuid, p_shard smallint, p_lines slip_line[])
returns void language sql as $$
  insert into market_exposures as held
         (site_id, event_id, market_id, shard, stake_1, profit_1, stake_2, profit_2, stake_3, profit_3)
  select p_site, l.event_id, l.market_id, p_shard,
         coalesce(sum(l.stake) filter (where l.slot = 1), 0), coalesce(sum(l.profit) filter (where l.slot = 1), 0),
         coalesce(sum(l.stake) filter (where l.slot = 2), 0), coalesce(sum(l.profit) filter (where l.slot = 2), 0),
         coalesce(sum(l.stake) filter (where l.slot = 3), 0), coalesce(sum(l.profit) filter (where l.slot = 3), 0)
    from (select u.event_id, u.market_id, u.slot, u.stake_minor as stake,
                 payout_minor('won', u.stake_minor, u.odds_milli) - u.stake_minor as profit
            from unnest(p_lines) u) l
   group by l.event_id, l.market_id order by l.event_id, l.market_id
  on conflict (site_id, event_id, market_id, shard) do update set
    stake_1 = held.stake_1 + excluded.stake_1, profit_1 = held.profit_1 + excluded.profit_1,
    stake_2 = held.stake_2 + excluded.stake_2, profit_2 = held.profit_2 + excluded.profit_2,
    stake_3 = held.stake_3 + excluded.stake_3, profit_3 = held.profit_3 + excluded.profit_3
$$;

create function post_stake(
  p_site uuid, p_player uuid, p_slip uuid, p_currency text, p_bet uuid, p_stake_minor bigint)
returns void language plpgsql as $$
begin
  perform ledger_post(p_site, 'sports', p_bet::text, 'sports.accept', null, p_currency,
    jsonb_build_array(
      jsonb_build_object('owner', 'player', 'owner_id', p_player, 'kind', 'cash', 'amount', -p_stake_minor),
      jsonb_build_object('owner', 'player', 'owner_id', p_player, 'kind', 'open_bet', 'amount', p_stake_minor)),
    jsonb_build_object('bet_id', p_bet, 'slip_id', p_slip));
end $$;

-- Why this player may not bet at all, or null.
create function player_refusal(p_site uuid, p_player uuid, p_now timestamptz) returns text language sql stable as $$
  select coalesce((
    select case when p.status = 'PENDING' then 'accountPending' when p.status = 'CLOSED' then 'CLOSE'
                when p.status <> 'ACTIVE' then 'BLOCK' when p.excluded_until > p_now then 'selfExcluded' else '' end
      from players p where p.id = p_player and p.site_id = p_site), 'permissionDenied')
$$;

create function place_slip(
  p_site uuid, p_player uuid, p_slip uuid, p_request uuid, p_hash text, p_currency text,
  p_policy text, p_lines jsonb, p_rules_version integer, p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  answer jsonb; refusal text; lines slip_line[]; limits sports_limits; over_events uuid[]; l slip_line; slip bet_slips;
begin
  answer := slip_replay(p_site, p_player, p_request, decode(p_hash, 'hex'));
  if answer is not null then return answer; end if;
  refusal := player_refusal(p_site, p_player, p_now);
  if refusal <> '' then
    return jsonb_build_object('status', 'refused', 'refusals', jsonb_build_array(jsonb_build_object('index', null, 'code', refusal)));
  end if;

  perform pg_advisory_xact_lock_shared(hashtextextended(e.event_id::text, 1))
     from (select distinct m.event_id from jsonb_to_recordset(p_lines) as x(selection_id uuid)
             join selections s on s.id = x.selection_id join markets m on m.id = s.market_id order by 1) e;
  select * into limits from sports_limits where site_id = p_site;
  lines := check_slip_lines(p_site, p_policy, p_lines, p_now);
  if not exists (select from unnest(lines) x where x.code is not null) then
    over_events := guard_liability(p_site, lines, limits);
    if over_events is not null then
      lines := array(select row(x.index, x.bet_id, x.selection_id, x.wanted_odds_milli, x.stake_minor,
          x.market_id, x.event_id, x.market_kind, x.line_quarters, x.outcome, x.odds_milli, x.is_live,
          x.home_score, x.away_score, x.slot, x.max_stake_minor,
          case when x.event_id = any (over_events) then 'stakeTooHigh' end)::slip_line from unnest(lines) x);
    end if;
  end if;
  if exists (select from unnest(lines) x where x.code is not null) then
    return coalesce(slip_replay(p_site, p_player, p_request, decode(p_hash, 'hex')), refused_slip(lines, limits));
  end if;

  insert into bet_slips (id, site_id, player_id, request_id, request_hash, cash_after_minor, token_after_minor, placed_at)
  values (p_slip, p_site, p_player, p_request, decode(p_hash, 'hex'), 0, 0, p_now)
  on conflict (site_id, player_id, request_id) do nothing returning * into slip;
  if not found then return slip_replay(p_site, p_player, p_request, decode(p_hash, 'hex')); end if;

  insert into bets (id, slip_id, site_id, player_id, event_id, market_id, selection_id, currency, stake_minor, odds_milli,
      market_kind, outcome, line_quarters, is_live, accepted_home_score, accepted_away_score, rules_version,
      result, payout_minor, home_score, away_score, placed_at, settled_at)
  select x.bet_id, p_slip, p_site, p_player, x.event_id, x.market_id, x.selection_id, p_currency, x.stake_minor, x.odds_milli,
         x.market_kind, x.outcome, x.line_quarters, x.is_live, x.home_score, x.away_score, p_rules_version,
         null, null, null, null, p_now, null
    from unnest(lines) x order by x.index;
  perform add_exposures(p_site, (hashtext(p_player::text) & 7)::smallint, lines);
  perform post_stake(p_site, p_player, p_slip, p_currency, x.bet_id, x.stake_minor) from unnest(lines) x;
  update bet_slips set cash_after_minor = ledger_balance(p_site, 'player', p_player, 'cash', p_currency),
                       token_after_minor = ledger_balance(p_site, 'player', p_player, 'token', 'TOKEN')
   where id = p_slip returning * into slip;
  return slip_answer('placed', slip);
end $$;
`;
