import { jurisdictionFlags, type JurisdictionCode } from '@pavilion/domain/jurisdictions';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { announceSiteChange } from './announce-site-change.ts';
import { legalColumns } from './legal-columns.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { updateJurisdiction } from './site.store.ts';

/** Whose rules a site runs under, and the operator's other sites it shares self-exclusions with. */
export interface Jurisdiction {
  code: JurisdictionCode;
  operatorGroup: string | null;
  sharesExclusions: boolean;
  /**
   * Amounts of the law said exactly, for a site in another currency; null: as the law says, worked
   * out roughly, or none.
   */
  depositMonthMaxMinor: bigint | null;
  slotStakeMaxMinor?: bigint | null;
  slotStakeMaxYoungMinor?: bigint | null;
}

/**
 * Puts a site under the rules of a place. Throws {@link OperatorError} when its players may be too
 * young there, or a group has no name.
 */
export async function changeJurisdiction(
  context: ServerContext,
  actor: string,
  site: Site,
  wanted: Jurisdiction,
): Promise<void> {
  const { minimumAge } = jurisdictionFlags[wanted.code];
  if (site.minimumAge < minimumAge)
    throw new OperatorError(`minimum age: ${minimumAge} or more in ${wanted.code}`);
  if (wanted.operatorGroup !== null && !/^[a-z0-9-]{1,64}$/.test(wanted.operatorGroup))
    throw new OperatorError('group: 1 to 64 of a-z, 0-9 and -');
  if (wanted.sharesExclusions && wanted.operatorGroup === null)
    throw new OperatorError('exclusions are shared within a group: name it');
  const columns = legalColumns(wanted.code, site.currency.code);
  await changeAsOperator(context, actor, {
    action: 'site.jurisdiction',
    subject: { siteId: site.id, subject: site.externalId },
    lock: async () => ({
      code: site.jurisdiction,
      operatorGroup: site.operatorGroup,
      sharesExclusions: site.sharesExclusions,
    }),
    work: async (trx, before) => {
      const changes = {
        ...columns,
        deposit_month_max_minor: wanted.depositMonthMaxMinor ?? columns.deposit_month_max_minor,
        slot_stake_adult_minor: wanted.slotStakeMaxMinor ?? columns.slot_stake_adult_minor,
        slot_stake_young_minor: wanted.slotStakeMaxYoungMinor ?? columns.slot_stake_young_minor,
        operator_group: wanted.operatorGroup,
        shares_exclusions: wanted.sharesExclusions,
      };
      await updateJurisdiction(trx, site.id, changes, context.clock.now());
      await announceSiteChange(context, trx, site.id);
      return { answer: undefined, before, after: wanted };
    },
  });
  await context.sites.refresh();
}
