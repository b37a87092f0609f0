import type { LevelRule } from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  readLevels,
  readVerificationSettings,
  writeLevels,
  writeVerificationSettings,
  type VerificationSettings,
} from './rules.store.ts';

type SiteName = { id: string; externalId: string };

/** Sets one level of a site; gives all of them. */
export async function setLevel(
  context: ServerContext,
  actor: string,
  site: SiteName,
  rule: LevelRule,
): Promise<LevelRule[]> {
  if (rule.level === 0 && rule.required.length > 0)
    throw new OperatorError('level 0 is where everybody begins; it asks for nothing');
  return changeAsOperator(context, actor, {
    action: 'kyc.level',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (trx) => readLevels(trx, site.id),
    work: async (trx, before) => {
      await writeLevels(trx, site.id, [rule]);
      const after = await readLevels(trx, site.id);
      return { answer: after, before: { levels: before }, after: { levels: after } };
    },
  });
}

/** Changes how a site checks its players; gives the settings as they are now. */
export async function setVerification(
  context: ServerContext,
  actor: string,
  site: SiteName,
  change: Partial<VerificationSettings>,
): Promise<VerificationSettings> {
  return changeAsOperator(context, actor, {
    action: 'kyc.settings',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (trx) => readVerificationSettings(trx, site.id),
    work: async (trx, before) => {
      if (Object.keys(change).length === 0) return { answer: before };
      await writeVerificationSettings(trx, site.id, change, context.clock.now());
      const after = await readVerificationSettings(trx, site.id);
      return { answer: after, before, after };
    },
  });
}
