import { officeCalls } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { decideReferral } from './decide.service.ts';
import { readReferrals } from './decide.store.ts';

const listedMax = 500;

/** What staff do about players who bring players. */
export const referralOffice = [
  defineOffice(officeCalls.referralList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const wanted = { siteId: site.id, state: asked.state ?? null, limit: listedMax };
    const rows = await readReferrals(server.database.db, wanted);
    return {
      site: site.externalId,
      value: rows.map((row) => ({
        friend: row.friend,
        referrer: row.referrer,
        state: row.state,
        shared: row.shared,
        joined_at: row.joinedAt.toISOString(),
        decided_by: row.decidedBy,
      })),
    };
  }),
  defineOffice(officeCalls.referralAccept, async ({ server, actor }, { site, account, reason }) => {
    await decideReferral(server, actor, findSite(server, site), {
      ...{ account, isAccepted: true, reason },
    });
    return {};
  }),
  defineOffice(officeCalls.referralRefuse, async ({ server, actor }, { site, account, reason }) => {
    await decideReferral(server, actor, findSite(server, site), {
      ...{ account, isAccepted: false, reason },
    });
    return {};
  }),
];
