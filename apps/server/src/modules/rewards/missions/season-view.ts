import type { CallResponse } from '@pavilion/contracts';
import type { missionList } from '@pavilion/contracts/player/rewards/mission-list.contract';
import { textOf } from '../campaigns/index.ts';
import { prizeView } from '../prizes/index.ts';
import type { MissionItem } from './mission-rule.ts';
import type { MissionStanding } from './mission-standing.service.ts';
import type { MissionClaim } from './mission.store.ts';

type SeasonView = CallResponse<typeof missionList>['season'];

/**
 * The season that runs: its steps are its missions of period `season` in the order of the file,
 * each with the points it gives; the points are those of everything claimed that counts towards it.
 * Null where none runs.
 */
export function seasonView(
  standings: readonly MissionStanding[],
  missions: readonly MissionItem[],
  claims: readonly MissionClaim[],
  language: string,
): SeasonView {
  const steps = standings.filter(({ item }) => item.fields.period === 'season');
  const first = steps.find(({ item }) => item.fields.season !== undefined);
  const code = first?.item.fields.season;
  if (!first || code === undefined) return null;
  const own = steps.filter(({ item }) => item.fields.season === code);
  const pointsOf = new Map(
    missions
      .filter(({ fields }) => fields.season === code)
      .map((item) => [item.code, item.fields.season_points ?? 0]),
  );
  const ends = own.map(({ span }) => span.endsAt.getTime());
  return {
    season_code: code,
    title: textOf(first.item.fields, language).title,
    ends_at: new Date(Math.max(...ends)).toISOString(),
    points: claims.reduce((sum, { itemCode }) => sum + (pointsOf.get(itemCode) ?? 0), 0),
    steps: own.map(({ item, state }) => ({
      points: item.fields.season_points ?? 0,
      prize: prizeView(item.fields.prize),
      state,
    })),
  };
}
