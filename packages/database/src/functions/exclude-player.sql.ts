/**
 * `exclude_player`: a self-exclusion until a time. It holds for every account of the same phone or
 * mailbox on the site, and where the site shares exclusions with its operator group on the group's
 * sites that share them too, those made later included (`keep_away`). Gives the accounts it
 * reached; their bonuses end, cash stays. Neither an exclusion nor a time-out can be shortened,
 * whoever tries.
 *
 * `excluded_until_of`: until when who has this phone or mail is excluded from a site; null when he
 * never was. It knows what the person had when he excluded himself and what his account has now, so
 * that a change of either opens no door.
 */
export const excludePlayerFunctions = `
create function sites_sharing_with(p_site uuid) returns setof uuid language sql stable as $$
  select p_site
  union
  select other.id from sites s join sites other on other.operator_group = s.operator_group
    and other.shares_exclusions
   where s.id = p_site and s.shares_exclusions
$$;

create function exclude_player(p_id uuid, p_site uuid, p_player uuid, p_until timestamptz,
  p_now timestamptz)
returns setof uuid language plpgsql as $$
#variable_conflict use_column
declare person players; shared_group text; reached uuid;
begin
  select * into strict person from players p where p.id = p_player and p.site_id = p_site;
  select s.operator_group into shared_group from sites s where s.id = p_site
    and s.shares_exclusions;
  insert into exclusions (id, site_id, player_id, operator_group, phone, email, starts_at, ends_at)
  values (p_id, p_site, p_player, shared_group, person.phone, person.email, p_now, p_until);
  for reached in
    select p.id from players p
     where p.site_id in (select sites_sharing_with(p_site))
       and (p.id = p_player or p.phone = person.phone or mailbox_of(p.email)
         = mailbox_of(person.email))
     order by p.id
  loop
    perform lock_player(reached);
    update players p set excluded_until = greatest(p.excluded_until, p_until), updated_at = p_now
     where p.id = reached;
    perform end_bonuses_of(reached, 'forfeited', p_now);
    return next reached;
  end loop;
end $$;

create function excluded_until_of(p_site uuid, p_phone text, p_email text) returns timestamptz
language plpgsql stable as $$
declare by_exclusion timestamptz; by_account timestamptz;
begin
  select max(x.ends_at) into by_exclusion from exclusions x join sites s on s.id = p_site
   where (x.phone = p_phone or mailbox_of(x.email) = mailbox_of(p_email))
     and (x.site_id = p_site or (s.shares_exclusions and s.operator_group = x.operator_group));
  select max(p.excluded_until) into by_account from players p
   where p.site_id in (select sites_sharing_with(p_site))
     and (p.phone = p_phone or mailbox_of(p.email) = mailbox_of(p_email));
  return greatest(by_exclusion, by_account);
end $$;

create function keep_away() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.excluded_until is distinct from old.excluded_until
       and coalesce(new.excluded_until < old.excluded_until, old.excluded_until is not null)
       or new.time_out_until is distinct from old.time_out_until
       and coalesce(new.time_out_until < old.time_out_until, old.time_out_until is not null) then
      raise exception 'an exclusion is not shortened' using errcode = 'P0403';
    end if;
  end if;
  new.excluded_until := greatest(new.excluded_until,
    excluded_until_of(new.site_id, new.phone, new.email));
  return new;
end $$;
`;
