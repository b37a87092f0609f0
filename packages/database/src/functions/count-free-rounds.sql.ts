/**
 * `count_free_rounds`: counts each `promo` action that was new and names a grant of free rounds, in
 * the transaction that pays it. Raises FREE_ROUNDS_OVER when the grant has no round left for this
 * player and game, or has not begun; what was begun in time may still be paid a day later. A
 * campaign that is no grant is the studio's own word and counts nothing.
 */
export const countFreeRoundsFunction = `
create function count_free_rounds(
  p_site uuid, p_player uuid, p_provider text, p_game text, p_actions jsonb, p_moves jsonb,
  p_now timestamptz)
returns void language plpgsql as $$
declare paid record;
begin
  for paid in
    select a.value ->> 'campaign' as campaign, (a.value ->> 'amount')::bigint as amount
      from jsonb_array_elements(p_actions) with ordinality a(value, place)
      join jsonb_array_elements(p_moves) with ordinality m(value, place) using (place)
     where a.value ->> 'kind' = 'promo' and m.value = 'true'::jsonb
       and exists (select from free_round_grants g where g.id = a.value ->> 'campaign')
  loop
    update free_round_grants g
       set played = g.played + 1, won_minor = g.won_minor + paid.amount,
           state = case when g.played + 1 = g.rounds then 'finished' else g.state end,
           ended_at = case when g.played + 1 = g.rounds then p_now end
     where g.id = paid.campaign and g.site_id = p_site and g.player_id = p_player
       and g.provider_code = p_provider
       and p_game = any (g.game_codes) and g.state = 'active' and g.valid_from <= p_now
       and g.valid_until > p_now - interval '1 day';
    if not found then perform provider_refuse('FREE_ROUNDS_OVER'); end if;
  end loop;
end $$;
`;
