import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { endSessions, findPlayer, forgetSessions, tellOfSecurity } from '../identity/index.ts';
import { dropSecondStep, overviewOf, type SecondStepOverview } from '../second-step/index.ts';

/**
 * Takes a player's authenticator app, passkeys and recovery codes out of use, for whoever lost them all and has shown who he is. His sessions
 * end, he is told by mail, and the change is in the audit log with its reason. Gives what there was, or null without such an account.
 */
export async function resetSecondStep(
  context: ServerContext,
  { actor, reason }: { actor: string; reason: string },
  site: Site,
  accountId: string,
): Promise<SecondStepOverview | null> {
  const player = await findPlayer(context.database.db, site.id, accountId);
  if (!player) return null;
  const owner = { siteId: site.id, playerId: player.id };
  const before = await inTransaction(context.database, async (executor) => {
    const overview = await overviewOf(executor, owner);
    await dropSecondStep(executor, owner);
    await endSessions(executor, context, { playerId: player.id }, 'second step reset');
    await recordOperatorChange(executor, context, {
      actor,
      action: 'player.secondStep',
      siteId: site.id,
      subject: accountId,
      before: { ...overview },
      after: { reset: true, reason },
    });
    await tellOfSecurity(executor, context, { site, player, news: 'secondStepReset' });
    return overview;
  });
  forgetSessions(context, player.id);
  return before;
}
