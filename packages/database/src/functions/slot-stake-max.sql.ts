/**
 * `slot_stake_max`: most this player may stake on one slot round by the law of the place, in minor
 * units; null: no cap. The higher of two is for who is 25 or older by papers that were checked: of
 * whom nobody knows it, the lower holds.
 */
export const slotStakeMaxFunction = `
create function slot_stake_max(p_site uuid, p_player uuid, p_now timestamptz) returns bigint
language plpgsql stable as $$
declare site sites;
begin
  select * into site from sites s where s.id = p_site;
  if site.slot_stake_adult_minor is null then return null; end if;
  return case when exists (select from verification_people v
      where v.site_id = p_site and v.player_id = p_player and v.verified_at is not null
        and extract(year from age((p_now at time zone 'UTC')::date, v.birth_date::date)) >= 25)
    then site.slot_stake_adult_minor
      else coalesce(site.slot_stake_young_minor, site.slot_stake_adult_minor) end;
end $$;
`;
