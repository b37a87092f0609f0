import { officeCalls } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { changePlayerStatus, markTestAccount } from './operator.service.ts';
import { playerOfAccount } from './player-of-account.ts';

const statuses = { block: 'BLOCKED', close: 'CLOSED', open: 'ACTIVE' } as const;

/** What staff do about accounts. */
export const identityOffice = [
  defineOffice(officeCalls.playerStatus, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const status = statuses[asked.status];
    const accountId = normaliseAccountId(asked.account);
    const { id } = await playerOfAccount(server, site, accountId);
    await changePlayerStatus(server, actor, { id, siteId: site.id, accountId }, status);
    return { status };
  }),
  defineOffice(officeCalls.playerTest, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const accountId = normaliseAccountId(asked.account);
    const { id } = await playerOfAccount(server, site, accountId);
    const isTest = asked.mark === 'on';
    await markTestAccount(server, actor, { id, siteId: site.id, accountId }, isTest);
    return { is_test: isTest };
  }),
];
