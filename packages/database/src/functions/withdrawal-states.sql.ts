/**
 * The life of a withdrawal once more where it is kept (domain package: payouts, withdrawal-state; a
 * test holds the two equal).
 */
export const withdrawalStates = `
create function withdrawal_may_move(p_from text, p_to text) returns boolean
language sql immutable as $$
  select p_to = any (case p_from
    when 'requested' then array['checking', 'refused', 'cancelled']
    when 'checking' then array['approved', 'refused', 'cancelled']
    when 'approved' then array['sent', 'refused', 'cancelled']
    when 'sent' then array['paid', 'failed']
    else array[]::text[] end)
$$;

create function withdrawal_follows_its_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' then
      raise exception 'a withdrawal begins as requested, not as %', new.state
        using errcode = '23001';
    end if;
    return new;
  end if;
  if new.state <> old.state and not withdrawal_may_move(old.state, new.state) then
    raise exception 'a withdrawal does not go from % to %', old.state, new.state
      using errcode = '23001';
  end if;
  if (new.id, new.site_id, new.player_id, new.destination_id, new.currency, new.amount_minor,
    new.fee_minor, new.journal_id)
     is distinct from
     (old.id, old.site_id, old.player_id, old.destination_id, old.currency, old.amount_minor,
       old.fee_minor, old.journal_id) then
    raise exception 'what was asked for does not change' using errcode = '23001';
  end if;
  if old.provider_reference is not null
     and new.provider_reference is distinct from old.provider_reference then
    raise exception 'a payout keeps the reference of its provider' using errcode = '23001';
  end if;
  return new;
end $$;

create function refuse_timeline_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a withdrawal is never rewritten' using errcode = '23001';
end $$;
`;
