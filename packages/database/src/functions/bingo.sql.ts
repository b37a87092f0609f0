/**
 * Cards of bingo: bought, paid and given back, money by `wallet_move`, a purchase is a round of the
 * wallet.
 *
 * `bingo_buy` takes cards of one game: `{status: 'played' | 'replayed', purchase_id}` with the
 * pockets, or `{status}` with `unknown`, `closed`, `too_many` (`room` is how many are left),
 * `moved` (another play took the nonce: draw anew) or `changed` (the game was sold by another
 * price).
 *
 * Places are numbered without a gap: the game's counter is moved as the last thing but the cards
 * themselves, so that buyers wait for each other no longer than a commit takes. It moves only while
 * the game is sold; one that closed meanwhile takes everything back.
 *
 * Locks: the player's seed, the player, the game.
 */
export const bingoSql = `
create function bingo_replay(p_purchase bingo_purchases, p_hash bytea) returns jsonb
language plpgsql as $$
declare known bingo_purchases;
begin
  select * into known from bingo_purchases b
   where b.site_id = p_purchase.site_id and b.player_id = p_purchase.player_id
     and b.request_id = p_purchase.request_id;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  return jsonb_build_object('status', 'replayed', 'purchase_id', known.id);
end $$;

-- A card as canonical JSON.
create function bingo_leaf_play(p_numbers integer[]) returns text language sql immutable as $$
  select '{"numbers":[' || array_to_string(p_numbers, ',') || ']}'
$$;

create function bingo_leaf_text(p_card bingo_cards) returns text language sql immutable as $$
  select lottery_leaf_text(p_card.game_id::text, p_card.seq, p_card.id, p_card.blind,
    bingo_leaf_play(p_card.numbers), p_card.stake_minor)
$$;

create function bingo_buy(p_purchase jsonb, p_cards jsonb, p_hash bytea, p_now timestamptz)
returns jsonb
language plpgsql as $$
declare
  wanted bingo_purchases := jsonb_populate_record(null::bingo_purchases, p_purchase); answer jsonb;
  game bingo_games;
  provider text := p_purchase ->> 'provider_code'; held integer; first_seq integer;
  written bingo_cards; x record;
begin
  answer := bingo_replay(wanted, p_hash);
  if answer is null then
    select * into game from bingo_games g where g.id = wanted.game_id
      and g.site_id = wanted.site_id;
    if not found then return jsonb_build_object('status', 'unknown'); end if;
    if game.state <> 'selling' or p_now >= game.starts_at then
      return jsonb_build_object('status', 'closed');
    end if;
    perform lock_player(wanted.player_id);
    -- Its twin may have been taken while this one waited.
    answer := bingo_replay(wanted, p_hash);
  end if;
  if answer is not null then return answer || pockets_of(wanted.site_id, wanted.player_id,
    wanted.currency); end if;
  if house_game_is_off(provider, game.game_code, game.game_version) then
    perform wallet_refuse('gameUnavailable', wanted.id::text);
  end if;
  select coalesce(sum(b.card_count), 0) into held from bingo_purchases b
   where b.game_id = game.id and b.site_id = wanted.site_id and b.player_id = wanted.player_id;
  if held + wanted.card_count > game.max_cards then
    return jsonb_build_object('status', 'too_many', 'room', greatest(0, game.max_cards - held));
  end if;
  if wanted.stake_minor <> game.price_minor * wanted.card_count then
    return jsonb_build_object('status', 'changed');
  end if;
  if not play_take_nonce(p_purchase) then return jsonb_build_object('status', 'moved'); end if;
  insert into bingo_purchases (id, game_id, site_id, player_id, request_id, request_hash, currency,
    card_count, stake_minor, seed_id, nonce, created_at)
  values (wanted.id, game.id, wanted.site_id, wanted.player_id, wanted.request_id, p_hash,
    wanted.currency, wanted.card_count, wanted.stake_minor, wanted.seed_id, wanted.nonce, p_now);
  perform wallet_move(wanted.site_id, provider, wanted.player_id, wanted.currency, 'bingo',
    game.game_code, wanted.id::text,
    jsonb_build_array(jsonb_build_object('kind', 'debit', 'tx', wanted.id, 'amount',
      wanted.stake_minor)), p_now);
  update bingo_games g
     set card_count = g.card_count + wanted.card_count,
         sales_minor = g.sales_minor + wanted.stake_minor,
         player_count = g.player_count + (held = 0)::integer
   where g.id = game.id and g.state = 'selling'
  returning g.card_count - wanted.card_count into first_seq;
  -- Raised, not answered: what was taken before it goes back with the statement.
  if first_seq is null then raise exception 'the game closed while its cards were bought'
    using errcode = 'P0462'; end if;
  for x in select y.* from jsonb_to_recordset(p_cards) as y (place integer, id uuid, blind text,
    numbers integer[]) order by y.place loop
    written := null;
    written.id := x.id; written.game_id := game.id; written.seq := first_seq + x.place;
    written.blind := x.blind;
    written.numbers := x.numbers; written.stake_minor := game.price_minor;
    insert into bingo_cards (id, game_id, site_id, purchase_id, player_id, seq, blind, numbers,
      leaf_hash, stake_minor)
    values (x.id, game.id, wanted.site_id, wanted.id, wanted.player_id, written.seq, x.blind,
      x.numbers, lottery_leaf_hash(bingo_leaf_text(written)), game.price_minor);
  end loop;
  return jsonb_build_object('status', 'played', 'purchase_id', wanted.id)
    || pockets_of(wanted.site_id, wanted.player_id, wanted.currency);
end $$;

-- Pays open purchases what their cards won. Gives whose they are.
create function bingo_settle(p_game uuid, p_provider text, p_purchases uuid[], p_now timestamptz)
returns setof uuid language plpgsql as $$
declare bought bingo_purchases; game bingo_games; won bigint;
begin
  select * into strict game from bingo_games g where g.id = p_game;
  for bought in select * from bingo_purchases b where b.id = any (p_purchases)
    and b.game_id = p_game
      order by b.player_id, b.id for no key update loop
    if bought.state = 'open' then
      select coalesce(sum(c.payout_minor), 0) into won from bingo_cards c
       where c.purchase_id = bought.id and c.site_id = bought.site_id;
      perform wallet_move(bought.site_id, p_provider, bought.player_id, bought.currency, 'bingo',
        game.game_code, bought.id::text,
        jsonb_build_array(jsonb_build_object('kind', 'credit', 'tx', bought.id || ':end', 'amount',
          won, 'finished', true)), p_now);
      update bingo_purchases b set state = 'settled', payout_minor = won, settled_at = p_now
       where b.id = bought.id;
      return next bought.player_id;
    end if;
  end loop;
end $$;

-- Gives the stakes of open purchases back. Gives whose they are.
create function bingo_refund(p_game uuid, p_provider text, p_purchases uuid[], p_now timestamptz)
returns setof uuid language plpgsql as $$
declare bought bingo_purchases; game bingo_games;
begin
  select * into strict game from bingo_games g where g.id = p_game;
  for bought in select * from bingo_purchases b where b.id = any (p_purchases)
    and b.game_id = p_game
      order by b.player_id, b.id for no key update loop
    if bought.state = 'open' then
      perform wallet_move(bought.site_id, p_provider, bought.player_id, bought.currency, 'bingo',
        game.game_code, bought.id::text,
        jsonb_build_array(jsonb_build_object('kind', 'rollback', 'ref', bought.id, 'tx',
          bought.id || ':end', 'finished', true)), p_now);
      update bingo_purchases b set state = 'refunded', payout_minor = bought.stake_minor,
        settled_at = p_now where b.id = bought.id;
      return next bought.player_id;
    end if;
  end loop;
end $$;
`;
