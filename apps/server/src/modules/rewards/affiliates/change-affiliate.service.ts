import { isPostbackTemplate } from '@pavilion/rewards/referral';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockAffiliate, writeAffiliate, writePause, type AffiliateRow } from './affiliate.store.ts';

type AffiliateDraft = Omit<AffiliateRow, 'site_id' | 'created_at' | 'paused_at'>;

/**
 * Adds a partner, or changes the plan of one: what is settled already stays. Throws
 * {@link OperatorError} with what is wrong.
 */
export async function addAffiliate(
  context: ServerContext,
  actor: string,
  site: Site,
  draft: AffiliateDraft,
): Promise<void> {
  if (draft.postback_url !== null && !isPostbackTemplate(draft.postback_url))
    throw new OperatorError(
      '--postback must be an https address with {event} {event_id} {click_id} {amount} {currency} {at} at most',
    );
  await changeAsOperator(context, actor, {
    action: 'affiliate.add',
    subject: { siteId: site.id, subject: `${site.externalId}/${draft.code}` },
    lock: (trx) => lockAffiliate(trx, site.id, draft.code),
    work: async (trx, before) => {
      const created_at = before?.created_at ?? context.clock.now();
      await writeAffiliate(trx, { ...draft, site_id: site.id, created_at });
      return { answer: undefined, before, after: draft };
    },
  });
}

/** Pauses a partner: nothing more is told to them; or lets them go on. */
export async function pauseAffiliate(
  context: ServerContext,
  actor: string,
  site: Site,
  { code, isPaused }: { code: string; isPaused: boolean },
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: isPaused ? 'affiliate.pause' : 'affiliate.resume',
    subject: { siteId: site.id, subject: `${site.externalId}/${code}` },
    lock: async (trx) => {
      const row = await lockAffiliate(trx, site.id, code);
      if (!row) throw new OperatorError(`${site.externalId} has no affiliate ${code}`);
      return row;
    },
    refuse: ({ paused_at: pausedAt }) =>
      (pausedAt !== null) === isPaused
        ? `${code} is ${isPaused ? '' : 'not '}paused already`
        : null,
    work: async (trx, { paused_at: before }) => {
      const after = isPaused ? context.clock.now() : null;
      await writePause(trx, { siteId: site.id, code }, after);
      return { answer: undefined, before: { paused_at: before }, after: { paused_at: after } };
    },
  });
}
