import type { CallResponse, eventStatistics } from '@pavilion/contracts';
import { sportSpec, type Facts, type Sport } from '@pavilion/sports';
import type { PastEvent } from './event-past.store.ts';

type Answer = CallResponse<typeof eventStatistics>;

/** What is counted in an event, by period in its sport's order, the whole of it first. */
export function statisticsOf(sport: string, facts: Facts): Answer['statistics'] {
  const { stats, periods } = sportSpec(sport as Sport);
  const order = [
    ...periods.filter(isWhole).toReversed(),
    ...periods.filter((one) => !isWhole(one)),
  ];
  return order.flatMap((period) =>
    stats.flatMap((stat) => {
      const pair = facts.periods[period]?.stats[stat];
      return pair ? [{ stat, period, home: pair[0], away: pair[1] }] : [];
    }),
  );
}

const isWhole = (period: string): boolean => period === 'full' || period === 'reg';

/** A result on the wire. */
export function pastResult(past: PastEvent): Answer['head_to_head'][number] {
  return {
    event_id: past.id,
    start_time: past.startTime.toISOString(),
    league_name: past.leagueName,
    league_names: past.leagueNames,
    home_team_name: past.homeName,
    away_team_name: past.awayName,
    home_team_names: past.homeNames,
    away_team_names: past.awayNames,
    home_score: past.homeScore,
    away_score: past.awayScore,
  };
}

/** A result as one of its teams sees it. */
export function formResult(past: PastEvent, teamId: string): Answer['form']['home'][number] {
  const lead = past.homeScore - past.awayScore;
  const own = past.homeId === teamId ? lead : -lead;
  const outcome = own > 0 ? 'won' : own < 0 ? 'lost' : 'drawn';
  return { ...pastResult(past), outcome };
}
