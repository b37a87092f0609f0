/**
 * `note_bonus`: a bonus changed, in itself or in what its pocket holds; its player is told of it
 * soon (`bonus_news`). A trigger notes changes of the row; what pays a stake or a return of it
 * notes those of the pocket.
 */
export const bonusNewsFunctions = `
create function note_bonus(p_bonus bonuses) returns void language plpgsql as $$
begin
  insert into bonus_news (site_id, player_id, bonus_id)
    values (p_bonus.site_id, p_bonus.player_id, p_bonus.id);
end $$;

create function note_bonus_change() returns trigger language plpgsql as $$
begin
  perform note_bonus(new);
  return null;
end $$;
`;
