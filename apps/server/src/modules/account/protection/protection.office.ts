import { officeCalls } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { describeProtection } from './describe-protection.service.ts';

/** What staff see of how players bound themselves. */
export const protectionOffice = [
  defineOffice(officeCalls.playerLimits, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const accountId = normaliseAccountId(asked.account);
    const found = await describeProtection(server, site, accountId);
    if (!found) throw new OperatorError(`there is no account ${accountId} on ${site.externalId}`);
    const changes = found.changes.map(({ created_at, action, before, after }) => ({
      at: created_at.toISOString(),
      action,
      before,
      after,
    }));
    return { limits: found.limits, changes };
  }),
];
