import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockReferral, writeDecision } from './decide.store.ts';

/**
 * Decides about a friend who shares something with who invited them: accepted they go on towards
 * the plan, refused neither gets anything. Throws {@link OperatorError} where there is no such
 * friend, or nothing to decide.
 */
export async function decideReferral(
  context: ServerContext,
  actor: string,
  site: Site,
  {
    account,
    isAccepted,
    reason,
  }: { account: string; isAccepted: boolean; reason?: string | undefined },
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: isAccepted ? 'referral.accept' : 'referral.refuse',
    subject: { siteId: site.id, subject: `${site.externalId}/${account}` },
    reason,
    lock: async (trx) => {
      const found = await lockReferral(trx, site.id, account);
      if (!found) throw new OperatorError(`nobody invited ${account} to ${site.externalId}`);
      return found;
    },
    refuse: ({ state }) => (isAccepted ? refuseAccept(state) : refuseRefuse(state)),
    work: async (trx, { friendId, state, shared }) => {
      const now = context.clock.now();
      await writeDecision(trx, { siteId: site.id, friendId }, { isAccepted, by: actor, now });
      return {
        answer: undefined,
        before: { state, shared },
        after: { state: isAccepted ? 'open' : 'refused' },
      };
    },
  });
}

const refuseAccept = (state: string): string | null =>
  state === 'checking' || state === 'refused' ? null : `it is ${state}: there is nothing to accept`;

const refuseRefuse = (state: string): string | null =>
  state === 'checking' || state === 'open' ? null : `it is ${state} already`;
