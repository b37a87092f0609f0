import { inTransaction } from '@pavilion/database';
import type { LevelRule } from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
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
  return inTransaction(context.database, async (trx) => {
    const before = await readLevels(trx, site.id);
    await writeLevels(trx, site.id, [rule]);
    const after = await readLevels(trx, site.id);
    await recordOperatorChange(trx, context, {
      actor,
      action: 'kyc.level',
      siteId: site.id,
      subject: site.externalId,
      before: { levels: before.map(written) },
      after: { levels: after.map(written) },
    });
    return after;
  });
}

const written = (rule: LevelRule) => ({
  ...rule,
  depositMaxMinor: rule.depositMaxMinor?.toString() ?? null,
  withdrawalMaxMinor: rule.withdrawalMaxMinor?.toString() ?? null,
});

/** Changes how a site checks its players; gives the settings as they are now. */
export async function setVerification(
  context: ServerContext,
  actor: string,
  site: SiteName,
  change: Partial<VerificationSettings>,
): Promise<VerificationSettings> {
  return inTransaction(context.database, async (trx) => {
    const before = await readVerificationSettings(trx, site.id);
    if (Object.keys(change).length === 0) return before;
    await writeVerificationSettings(trx, site.id, change, context.clock.now());
    const after = await readVerificationSettings(trx, site.id);
    await recordOperatorChange(trx, context, {
      actor,
      action: 'kyc.settings',
      siteId: site.id,
      subject: site.externalId,
      before,
      after,
    });
    return after;
  });
}
