/**
 * Whatever settles a stake that counts calls this in its own transaction, after the journal: any
 * product, once per stake. Locks fill oldest first, so that a deposit is free as soon as its own
 * turnover is played. It locks rows after the player's cash; callers that need both take the cash
 * first. Gives what no lock needed.
 */
export const countTurnoverForLocks = `
create function count_turnover_for_locks(p_site uuid, p_player uuid, p_amount bigint,
  p_now timestamptz)
returns bigint language plpgsql as $$
declare
  rest bigint := p_amount;
  part bigint;
  held turnover_locks;
begin
  if p_amount < 0 then
    raise exception 'turnover of % for player %', p_amount, p_player using errcode = '22023';
  end if;
  for held in
    select * from turnover_locks l
     where l.site_id = p_site and l.player_id = p_player and l.released_at is null
     order by l.created_at, l.id for update
  loop
    exit when rest = 0;
    part := least(rest, held.required_minor - held.done_minor);
    rest := rest - part;
    update turnover_locks set done_minor = done_minor + part,
           released_at = case when done_minor + part = required_minor then p_now end,
           release_reason = case when done_minor + part = required_minor then 'played' end
     where id = held.id;
  end loop;
  return rest;
end $$;
`;
