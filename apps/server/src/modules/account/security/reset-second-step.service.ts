import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { endSessions, forgetSessions, playerOfAccount, tellOfSecurity } from '../identity/index.ts';
import { dropSecondStep, overviewOf, type SecondStepOverview } from '../second-step/index.ts';

/**
 * Takes a player's authenticator app, passkeys and recovery codes out of use, for whoever lost them
 * all and has shown who they are. The sessions end, a mail tells it, and the change is in the audit
 * log with its reason. Gives what there was. Throws OperatorError where there is no such account.
 */
export async function resetSecondStep(
  context: ServerContext,
  { actor, reason }: { actor: string; reason: string },
  site: Site,
  accountId: string,
): Promise<SecondStepOverview> {
  const player = await playerOfAccount(context, site, accountId);
  const owner = { siteId: site.id, playerId: player.id };
  const before = await changeAsOperator(context, actor, {
    action: 'player.secondStep',
    subject: { siteId: site.id, subject: accountId },
    reason,
    lock: (trx) => overviewOf(trx, owner),
    work: async (trx, overview) => {
      await dropSecondStep(trx, owner);
      await endSessions(trx, context, { playerId: player.id }, 'second step reset');
      await tellOfSecurity(trx, context, { site, player, news: 'secondStepReset' });
      return { answer: overview, before: { ...overview }, after: { reset: true } };
    },
  });
  forgetSessions(context, player.id);
  return before;
}
