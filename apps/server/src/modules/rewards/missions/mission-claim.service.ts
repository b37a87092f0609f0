import type { CallInput } from '@pavilion/contracts';
import type { missionClaim } from '@pavilion/contracts/player/rewards/mission-claim.contract';
import { periodOfKey } from '@pavilion/rewards/missions';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { areRewardsOff, factsOf, reasonAgainst } from '../campaigns/index.ts';
import { givePrize, prizeView } from '../prizes/index.ts';
import type { MissionItem } from './mission-rule.ts';
import { placeOf, spanOf, type MissionSpan } from './mission-spans.ts';
import { standingsOfPlayer } from './mission-standing.service.ts';
import { missionsOfSite } from './missions-of-site.service.ts';
import { claimKeyOf } from './mission.store.ts';

/**
 * Takes the prize of a mission that is done, once a period. Without an id it is still given once:
 * the period's own key decides.
 */
export async function claimMission(context: PlayerContext, input: CallInput<typeof missionClaim>) {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  return answerOnce(context, input, async (executor) => {
    const missions = await missionsOfSite(server, site.id, executor);
    const item =
      missions.find(({ code }) => code === input.mission_code) ?? fail('missionNotFound');
    const facts = await factsOf(executor, site, player.id, now);
    if (reasonAgainst(item.fields, facts, now) !== null) fail('missionNotFound');
    const span = namedSpan(item, site.timeZone, input.period_key, now);
    if (item.stoppedAt !== null || (await areRewardsOff(executor, site.id))) fail('missionOver');
    const of = { site, playerId: player.id, wanted: [{ item, span }] };
    const { standings } = await standingsOfPlayer(server, executor, of, missions);
    const state = standings[0]?.state;
    if (state === 'claimed') fail('alreadyClaimed');
    if (state === 'over') fail('missionOver');
    if (state !== 'done') fail('missionNotDone');
    const { prize } = item.fields;
    const { claimId } = await givePrize(server, executor, {
      ...{ site, playerId: player.id, item, prize, source: 'mission' },
      claimKey: claimKeyOf(player.id, span.key),
    });
    const balances = await balanceOf(server, { ...owner, currency: site.currency.code }, executor);
    return { value: { claim_id: claimId, prize: prizeView(prize) }, ...balances };
  });
}

/**
 * The period that is named; one that the mission does not have, or that is yet to begin, is not
 * done.
 */
function namedSpan(item: MissionItem, zone: string, key: string, now: Date): MissionSpan {
  const period = periodOfKey(item.fields.period, placeOf(item, zone), key);
  const span = period && spanOf(item, period);
  if (!span || now < span.startsAt) return fail('missionNotDone');
  return span;
}
