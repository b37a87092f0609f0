/**
 * Money of hold'em tables (docs/money/escrow-and-rake.md). A seat's money lies on the table's own
 * account of the house, which has a floor; a hand moves chips between seats, of which the ledger
 * knows nothing, and its rake from there to the house. No player pays another. Keys come from the
 * table and its state number, so that what is tried again moves nothing twice. Amounts are minor
 * units.
 *
 * `poker_buy_in` asks `may_stake` first and raises P0460 with its word as detail. What is bought
 * counts in the player's counters of the day, and what is paid out as a return: what a player may
 * lose is bounded by what they bring to all tables together. `poker_settle_hand` takes
 * `[{player_id, stake, payout}]` of the players (nobody else pays with money) in the order of their
 * ids, so that two tables that share players never wait for each other.
 */
export const pokerEscrowFunctions = `
create function poker_buy_in(
  p_site uuid, p_player uuid, p_currency text, p_table uuid, p_amount bigint, p_key text,
  p_now timestamptz)
returns void language plpgsql as $$
declare reason text;
begin
  reason := may_stake(p_site, p_player, 'poker', p_amount, p_now);
  if reason is not null then
    raise exception 'no buy-in: %', reason using errcode = 'P0460', detail = reason;
  end if;
  perform ledger_post(p_site, 'poker', p_key, 'poker.buy-in', null, p_currency,
    play_line('player', p_player, 'cash', -p_amount) || play_line('house', null,
    'escrow:' || p_table, p_amount), jsonb_build_object('poker_table_id', p_table));
  perform count_play(p_site, p_player, 'poker', p_amount, 0, p_now);
end $$;

create function poker_cash_out(
  p_site uuid, p_player uuid, p_currency text, p_table uuid, p_amount bigint, p_key text,
  p_now timestamptz)
returns void language plpgsql as $$
begin
  perform ledger_post(p_site, 'poker', p_key, 'poker.cash-out', null, p_currency,
    play_line('player', p_player, 'cash', p_amount) || play_line('house', null,
    'escrow:' || p_table, -p_amount), jsonb_build_object('poker_table_id', p_table));
  perform count_play(p_site, p_player, 'poker', 0, p_amount, p_now);
end $$;

create function poker_settle_hand(
  p_site uuid, p_currency text, p_table uuid, p_hand uuid, p_started timestamptz, p_rake bigint,
  p_nets jsonb, p_now timestamptz)
returns void language plpgsql as $$
declare net record; s settled_plays; no_bonus bonuses;
begin
  for net in
    select n.player_id, n.stake, n.payout
      from jsonb_to_recordset(p_nets) as n (player_id uuid, stake bigint, payout bigint)
     order by n.player_id
  loop
    s := null;
    s.site_id := p_site; s.player_id := net.player_id; s.kind := 'settled';
    s.product := 'poker'; s.provider_code := 'PAVILION'; s.game_code := 'holdem';
    s.ref := p_hand::text;
    s.cash_minor := net.stake; s.bonus_minor := 0; s.payout_cash_minor := net.payout;
    s.payout_bonus_minor := 0;
    s.placed_at := p_started; s.settled_at := p_now; s.is_both_sides := false;
    perform count_settled(s, no_bonus);
  end loop;
  if p_rake > 0 then
    perform ledger_post(p_site, 'poker', p_hand || ':rake', 'poker.rake', null, p_currency,
      play_line('house', null, 'escrow:' || p_table, -p_rake)
      || play_line('house', null, 'rake:poker', p_rake),
        jsonb_build_object('poker_hand_id', p_hand, 'poker_table_id', p_table));
  end if;
end $$;
`;
