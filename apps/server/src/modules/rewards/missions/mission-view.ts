import type { CallResponse } from '@pavilion/contracts';
import type { missionList } from '@pavilion/contracts/player/rewards/mission-list.contract';
import type { Site } from '../../../site-directory/index.ts';
import { textOf } from '../campaigns/index.ts';
import { prizeView } from '../prizes/index.ts';
import { toldIn } from './mission-rule.ts';
import type { MissionStanding } from './mission-standing.service.ts';

type MissionView = CallResponse<typeof missionList>['value'][number];

/** A mission of one period as calls tell it. */
export function missionView(
  { item, span, rule, progress, state }: MissionStanding,
  { currency }: Pick<Site, 'currency'>,
  language: string,
): MissionView {
  const { fields } = item;
  const { title, summary } = textOf(fields, language);
  return {
    mission_code: item.code,
    title,
    text: summary,
    period: fields.period,
    period_key: span.key,
    starts_at: span.startsAt.toISOString(),
    ends_at: span.endsAt.toISOString(),
    claim_until: span.claimUntil.toISOString(),
    metric: rule.metric,
    unit: rule.unit,
    target: toldIn(rule.unit, rule.target, currency),
    progress: toldIn(rule.unit, progress, currency),
    filter: {
      ...{ categories: [], providers: [], games: [], min_stake: null, min_odds: null },
      ...{ min_amount: null, money: 'any' },
      ...fields.filter,
    },
    requires: fields.requires ?? [],
    state,
    prize: prizeView(fields.prize),
    season_points: fields.season_points ?? 0,
  };
}
