/**
 * The door of studios to `wallet_move`: session, player, game and currency are checked in the
 * statement that moves the money.
 *
 * A stake, and a tip, needs a session that is good and a game that is open; whatever else (wins,
 * rollbacks, corrections, promotions, and a stake that was taken before) goes with any session the
 * player ever had. `p_site` null: the key serves every site of its connection. `p_closed_sites` are
 * those that take no stakes now (maintenance).
 *
 * Gives what `wallet_move` gives and the player's and the site's ids. Raises P0461 with the refusal
 * of the provider contract as detail, and whatever `wallet_move` raises. It raises too when it took
 * longer than `p_budget_ms`: what was answered too late must not have happened.
 */
export const providerTransactFunctions = `
create function provider_refuse(p_code text) returns void language plpgsql as $$
begin
  raise exception 'the provider is refused: %', p_code using errcode = 'P0461', detail = p_code;
end $$;

-- Whether the operator has switched a game off, or the version of its maths that its studio says it
-- runs now.
create function game_is_switched_off(p_game provider_games) returns boolean
language plpgsql immutable as $$
begin
  return p_game.is_switched_off
    or coalesce(p_game.facts ->> 'mathsVersion' = any (p_game.off_versions), false);
end $$;

-- Why a game of a studio takes no stakes on a site, or null. Not language sql: its tables grow
-- columns after the first migration that creates it.
create function provider_game_refusal(p_connection text, p_site uuid, p_provider text, p_game text,
  p_country text)
returns text language plpgsql stable as $$
begin
  return (select case
    when not coalesce(k.is_enabled and p.is_enabled and s.is_enabled and g.code is not null
                      and not coalesce(game_is_switched_off(x), false)
                      and coalesce(x.status, 'active') = 'active', false) then 'GAME_UNAVAILABLE'
    when p_country = any (coalesce(x.blocked_countries, '{}')) then 'GEO_BLOCKED' end
    from (select p_provider as code) wanted
    left join providers p on p.code = wanted.code and p.connection_code = p_connection
    left join provider_connections k on k.code = p.connection_code
    left join site_providers s on s.site_id = p_site and s.provider_code = p.code
    left join games g on g.provider_code = p.code and g.code = p_game
    left join provider_games x on x.provider_code = p.code and x.game_code = p_game);
end $$;

-- Why one stake is not within what its studio says of the game, or what the site agreed with its
-- provider; or null. Not language sql, for the same reason.
create function provider_stake_refusal(p_site uuid, p_provider text, p_game text, p_currency text,
  p_actions jsonb)
returns text language plpgsql stable as $$
begin
  return (with bounds as (
      select x.stakes -> p_currency as bound from provider_games x
       where x.provider_code = p_provider and x.game_code = p_game and x.stakes ? p_currency
      union all
      select s.stakes -> p_currency from site_providers s
       where s.site_id = p_site and s.provider_code = p_provider and s.stakes ? p_currency)
    select case when bool_or((a ->> 'amount')::bigint
      not between (b.bound ->> 'min')::bigint and (b.bound ->> 'max')::bigint)
                then 'STAKE_OUT_OF_RANGE' end
      from bounds b, jsonb_array_elements(p_actions) a
     where a ->> 'kind' in ('debit', 'debit-credit') and (a ->> 'amount')::bigint > 0);
end $$;

create function provider_transact(
  p_connection text, p_site uuid, p_session bytea, p_alias text, p_provider text, p_game text,
  p_currency text, p_round text, p_actions jsonb, p_closed_sites uuid[], p_now timestamptz,
  p_budget_ms integer
) returns jsonb language plpgsql as $$
declare
  session game_sessions; stakes boolean; refusal text; product text; moved jsonb;
begin
  select g.* into session from game_sessions g
   where g.token_hash = p_session and g.connection_code = p_connection
     and (p_site is null or g.site_id = p_site);
  if not found then perform provider_refuse('SESSION_INVALID'); end if;
  if session.alias <> p_alias then perform provider_refuse('PLAYER_NOT_FOUND'); end if;
  if session.provider_code <> p_provider then perform provider_refuse('GAME_UNAVAILABLE'); end if;
  if session.currency <> p_currency then perform provider_refuse('CURRENCY_MISMATCH'); end if;
  stakes := exists (select from jsonb_array_elements(p_actions) a
    where a ->> 'kind' in ('debit', 'debit-credit', 'tip')
      and not exists (select from wallet_moves m
      where m.site_id = session.site_id and m.provider_code = p_provider and m.tx_id = a ->> 'tx'));
  if stakes then
    if session.ended_at is not null or session.expires_at <= p_now then
      perform provider_refuse('SESSION_INVALID');
    end if;
    if session.site_id = any (p_closed_sites) then perform provider_refuse('BET_NOT_ALLOWED');
    end if;
    refusal := coalesce(provider_game_refusal(p_connection, session.site_id, p_provider, p_game,
      session.country), provider_stake_refusal(session.site_id, p_provider, p_game, p_currency,
      p_actions));
    if refusal is not null then perform provider_refuse(refusal); end if;
    -- A session is one seat, whichever of its studio's tables it moves on to.
    if not take_play_seat(session.site_id, session.player_id, p_provider, session.game_code,
      p_now) then
      perform provider_refuse('BET_NOT_ALLOWED');
    end if;
  end if;
  select r.product into product from wallet_rounds r
   where r.site_id = session.site_id and r.provider_code = p_provider and r.round_id = p_round;
  if not found then
    select g.category into product from games g where g.provider_code = p_provider
      and g.code = p_game;
    if not found then perform provider_refuse('GAME_UNAVAILABLE'); end if;
  end if;
  moved := wallet_move(session.site_id, p_provider, session.player_id, p_currency, product, p_game,
    p_round, p_actions, p_now);
  if exists (select from jsonb_array_elements(p_actions) a where a ? 'campaign') then
    perform count_free_rounds(session.site_id, session.player_id, p_provider, p_game, p_actions,
      moved -> 'moves', p_now);
  end if;
  if clock_timestamp() - statement_timestamp() > p_budget_ms * interval '1 millisecond' then
    perform provider_refuse('BUSY');
  end if;
  return moved || jsonb_build_object('player_id', session.player_id, 'site_id', session.site_id);
end $$;

-- A launch token becomes a session, once; null when it is unknown, used or too old.
create function provider_authenticate(
  p_connection text, p_site uuid, p_launch bytea, p_session_id uuid, p_session bytea,
  p_expires_at timestamptz, p_now timestamptz
) returns game_sessions language plpgsql as $$
declare launched game_launches; made game_sessions;
begin
  update game_launches l set used_at = p_now
   where l.token_hash = p_launch and l.connection_code = p_connection
     and (p_site is null or l.site_id = p_site)
     and l.used_at is null and l.expires_at > p_now
  returning * into launched;
  if not found then return null; end if;
  if not (select s.is_parallel_play_allowed from sites s where s.id = launched.site_id) then
    perform open_play_seat(launched.site_id, launched.player_id, launched.provider_code,
      launched.game_code, p_now);
    update game_sessions g set ended_at = p_now, end_reason = 'other-game'
     where g.site_id = launched.site_id and g.player_id = launched.player_id and g.ended_at is null;
  end if;
  insert into game_sessions (id, token_hash, connection_code, site_id, player_id, alias,
      provider_code, game_code, currency, device, launch_kind, language, country, created_at,
      expires_at)
  values (p_session_id, p_session, launched.connection_code, launched.site_id, launched.player_id,
      launched.alias, launched.provider_code, launched.game_code, launched.currency,
      launched.device, launched.launch_kind, launched.language, launched.country, p_now,
      p_expires_at)
  returning * into made;
  return made;
end $$;
`;
