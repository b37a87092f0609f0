import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** A bet in play is answered with the score it was accepted at: handicaps in play count the goals after it. */
export const acceptedScores: NamedMigration = {
  name: '20261121T0850-accepted-scores',
  async up(db) {
    await sql.raw(slipBets).execute(db);
  },
};

const slipBets = `
-- As before, with the score at acceptance; null for a bet from before the kick-off.
create or replace function slip_bets(p_slip uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
             'id', b.id, 'siteId', b.site_id, 'playerId', b.player_id, 'currency', b.currency,
             'eventId', b.event_id, 'leagueName', l.name, 'startTime', e.start_time,
             'homeName', h.name, 'awayName', a.name, 'homeNames', h.names, 'awayNames', a.names,
             'marketKind', b.market_kind, 'outcome', b.outcome, 'lineQuarters', b.line_quarters,
             'acceptedHomeScore', case when b.is_live then b.accepted_home_score end,
             'acceptedAwayScore', case when b.is_live then b.accepted_away_score end,
             'oddsMilli', b.odds_milli, 'stakeMinor', b.stake_minor::text, 'placedAt', b.placed_at) order by b.id)
      from bets b
      join events e on e.id = b.event_id
      join leagues l on l.id = e.league_id
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where b.slip_id = p_slip);
end $$;
`;
