import { inTransaction } from '@pavilion/database';
import { jurisdictionFlags, type JurisdictionCode } from '@pavilion/domain/jurisdictions';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { announceSiteChange } from './announce-site-change.ts';
import { legalColumns } from './legal-columns.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { updateJurisdiction } from './site.store.ts';

/** Whose rules a site runs under, and the operator's other sites it shares self-exclusions with. */
export interface Jurisdiction {
  code: JurisdictionCode;
  operatorGroup: string | null;
  sharesExclusions: boolean;
  /** Amounts of the law said exactly, for a site in another currency; null: as the law says, worked out roughly, or none. */
  depositMonthMaxMinor: bigint | null;
  slotStakeMaxMinor?: bigint | null;
  slotStakeMaxYoungMinor?: bigint | null;
}

/** Puts a site under the rules of a place. Throws {@link OperatorError} when its players may be too young there, or a group has no name. */
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
  await inTransaction(context.database, async (executor) => {
    await updateJurisdiction(
      executor,
      site.id,
      {
        ...columns,
        deposit_month_max_minor: wanted.depositMonthMaxMinor ?? columns.deposit_month_max_minor,
        slot_stake_adult_minor: wanted.slotStakeMaxMinor ?? columns.slot_stake_adult_minor,
        slot_stake_young_minor: wanted.slotStakeMaxYoungMinor ?? columns.slot_stake_young_minor,
        operator_group: wanted.operatorGroup,
        shares_exclusions: wanted.sharesExclusions,
      },
      context.clock.now(),
    );
    await recordOperatorChange(executor, context, {
      actor,
      action: 'site.jurisdiction',
      siteId: site.id,
      subject: site.externalId,
      before: {
        code: site.jurisdiction,
        operatorGroup: site.operatorGroup,
        sharesExclusions: site.sharesExclusions,
      },
      after: noted(wanted),
    });
    await announceSiteChange(context, executor, site.id);
  });
  await context.sites.refresh();
}

/** JSON knows no bigint. */
const noted = (wanted: Jurisdiction) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? value.toString() : value,
    ]),
  );
