import { slipChecks } from './slip-checks.sql.ts';

/**
 * `place_bet`: all single bets of a slip or none, in one round trip (domain rules 2.9, 2.10).
 *
 * Takes the lines as `[{bet_id, selection_id, odds_milli, stake_minor}]` and the price policy none | better | any.
 * Gives one of
 * - `{status: 'placed' | 'replayed', slip_id}` and the pockets
 * - `{status: 'refused', refusals: [{index, code, odds_milli, min_stake_minor, max_stake_minor}]}`: nothing has moved and
 *   no key is stored; index is null when the player himself may not bet, and of a limit of his `limit` tells kind, period and room
 * - `{status: 'contended'}`: an event is near its liability limit; call again with `p_is_exclusive`.
 * Raises P0402 (no funds) from the ledger and P0409 when the request id came with other content.
 *
 * Locks, always in this order: the player (`may_stake`) · events (shared) · the site's liability of the events · exposure rows · ledger accounts.
 * The liability lock is shared by small slips while the event is away from its limit, and exclusive otherwise
 * (`slip-liability`): the limit is exact, and a popular match still is no queue.
 * plpgsql throughout, because it keeps its plans; no foreign keys on rows that every bet shares, because they would be
 * locked by all (as in the ledger).
 */
export const placeBetFunction = `${slipChecks}
create function slip_replay(p_site uuid, p_player uuid, p_request uuid, p_hash bytea)
returns jsonb language plpgsql as $$
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

create function write_slip(
  p_slip bet_slips, p_currency text, p_lines slip_line[], p_rules_version integer, p_now timestamptz)
returns bet_slips language plpgsql as $$
declare
  l slip_line; slip bet_slips; taken record; cash bigint := 0; own_shard smallint := hashtext(p_slip.player_id::text) & 7;
begin
  insert into market_exposures as held
         (site_id, event_id, market_id, shard, stake_1, profit_1, stake_2, profit_2, stake_3, profit_3)
  select p_slip.site_id, x.event_id, x.market_id, own_shard,
         coalesce(sum(x.stake_minor) filter (where x.slot = 1), 0), coalesce(sum(x.profit_minor) filter (where x.slot = 1), 0),
         coalesce(sum(x.stake_minor) filter (where x.slot = 2), 0), coalesce(sum(x.profit_minor) filter (where x.slot = 2), 0),
         coalesce(sum(x.stake_minor) filter (where x.slot = 3), 0), coalesce(sum(x.profit_minor) filter (where x.slot = 3), 0)
    from unnest(p_lines) x group by x.event_id, x.market_id order by x.event_id, x.market_id
  on conflict (site_id, event_id, market_id, shard) do update set
    stake_1 = held.stake_1 + excluded.stake_1, profit_1 = held.profit_1 + excluded.profit_1,
    stake_2 = held.stake_2 + excluded.stake_2, profit_2 = held.profit_2 + excluded.profit_2,
    stake_3 = held.stake_3 + excluded.stake_3, profit_3 = held.profit_3 + excluded.profit_3;
  foreach l in array p_lines loop
    select * into taken from take_stake(
      row(p_slip.site_id, p_slip.player_id, p_currency, 'sportsbook', null, null, l.odds_milli)::play_of, null, l.stake_minor, true, p_now);
    cash := cash + (taken.stake).cash_minor;
    perform ledger_post(p_slip.site_id, 'sports', l.bet_id::text, 'sports.accept', p_slip.request_hash, p_currency,
      taken.lines, jsonb_build_object('bet_id', l.bet_id, 'slip_id', p_slip.id));
    insert into bets (id, slip_id, site_id, player_id, event_id, market_id, selection_id, currency, stake_minor,
        bonus_minor, bonus_id, odds_milli, market_kind, outcome, line_quarters, is_live, accepted_home_score, accepted_away_score,
        rules_version, placed_at)
    values (l.bet_id, p_slip.id, p_slip.site_id, p_slip.player_id, l.event_id, l.market_id, l.selection_id, p_currency,
        l.stake_minor, (taken.stake).bonus_minor, (taken.stake).bonus_id, l.odds_milli, l.market_kind, l.outcome, l.line_quarters, l.is_live,
        l.home_score, l.away_score, p_rules_version, p_now);
  end loop;
  perform count_player_wins(p_slip.site_id, p_slip.player_id, p_lines, p_now);
  if cash > 0 then perform count_play(p_slip.site_id, p_slip.player_id, 'sportsbook', cash, 0, p_now); end if;
  update bet_slips s set pockets_after = pockets_of(s.site_id, s.player_id, p_currency)
   where s.id = p_slip.id returning * into slip;
  return slip;
end $$;

create function place_bet(
  p_site uuid, p_player uuid, p_slip uuid, p_request uuid, p_hash bytea, p_currency text,
  p_policy text, p_lines jsonb, p_rules_version integer, p_is_exclusive boolean, p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  answer jsonb; refusal text; limits sports_limits; own sports_limits; lines slip_line[]; slip bet_slips;
  is_alone boolean;
begin
  answer := slip_replay(p_site, p_player, p_request, p_hash);
  if answer is not null then return answer; end if;
  refusal := may_stake(p_site, p_player, 'sportsbook', slip_stake_minor(p_lines), p_now);
  if refusal is not null then
    return jsonb_build_object('status', 'refused', 'refusals',
      jsonb_build_array(jsonb_build_object('index', null, 'code', refusal,
        'limit', case refusal when 'limitReached' then stake_limit(p_site, p_player, slip_stake_minor(p_lines), p_now) end)));
  end if;
  select * into limits from sports_limits where site_id = p_site;
  perform lock_slip_events(p_lines);
  own := limits_of_player(limits, p_player);
  lines := check_slip_lines(own, p_policy, p_lines, p_now);
  if not has_refusal(lines) then
    lines := check_player_wins(own, p_player, lines, p_now);
  end if;
  if not has_refusal(lines) then
    is_alone := p_is_exclusive or not is_small_slip(limits, lines);
    perform lock_slip_liability(p_site, lines, is_alone);
    lines := check_liability(limits, lines, is_alone);
    if lines is null then return jsonb_build_object('status', 'contended'); end if;
  end if;
  if has_refusal(lines) then
    -- Its twin may have been accepted since, and used up what this one lacks.
    return coalesce(slip_replay(p_site, p_player, p_request, p_hash), slip_refusals(lines, own));
  end if;
  insert into bet_slips (id, site_id, player_id, request_id, request_hash, pockets_after, placed_at)
  values (p_slip, p_site, p_player, p_request, p_hash, '{}', p_now)
  on conflict (site_id, player_id, request_id) do nothing returning * into slip;
  if not found then return slip_replay(p_site, p_player, p_request, p_hash); end if;
  return slip_answer('placed', write_slip(slip, p_currency, lines, p_rules_version, p_now));
end $$;
`;
