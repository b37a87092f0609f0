/**
 * `exclude_player`: a self-exclusion until a time. Where the site shares exclusions with its operator group it holds for every account of the
 * same phone or mail on the group's sites that share them too, those made later included (`keep_away`). Gives the accounts it reached.
 * Neither an exclusion nor a time-out can be shortened, whoever tries.
 */
export const excludePlayerFunctions = `
create function exclude_player(p_id uuid, p_site uuid, p_player uuid, p_until timestamptz, p_now timestamptz)
returns setof uuid language plpgsql as $$
#variable_conflict use_column
declare person players; shared_group text; reached uuid;
begin
  select * into strict person from players p where p.id = p_player and p.site_id = p_site;
  select s.operator_group into shared_group from sites s where s.id = p_site and s.shares_exclusions;
  insert into exclusions (id, site_id, player_id, operator_group, phone, email, starts_at, ends_at)
  values (p_id, p_site, p_player, shared_group, person.phone, person.email, p_now, p_until);
  for reached in
    select p.id from players p join sites s on s.id = p.site_id
     where p.id = p_player
        or (s.operator_group = shared_group and s.shares_exclusions and (p.phone = person.phone or p.email = person.email))
     order by p.id
  loop
    perform lock_player(reached);
    update players p set excluded_until = greatest(p.excluded_until, p_until), updated_at = p_now where p.id = reached;
    return next reached;
  end loop;
end $$;

create function keep_away() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.excluded_until is distinct from old.excluded_until and coalesce(new.excluded_until < old.excluded_until, old.excluded_until is not null)
       or new.time_out_until is distinct from old.time_out_until and coalesce(new.time_out_until < old.time_out_until, old.time_out_until is not null) then
      raise exception 'an exclusion is not shortened' using errcode = 'P0403';
    end if;
  end if;
  new.excluded_until := greatest(new.excluded_until, (
    select max(x.ends_at) from exclusions x join sites s on s.operator_group = x.operator_group and s.shares_exclusions
     where s.id = new.site_id and (x.phone = new.phone or x.email = new.email)));
  return new;
end $$;
`;
