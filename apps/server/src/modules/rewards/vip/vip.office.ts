import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { needed, sumOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellMaybe } from '../../../operator/tell.ts';
import type { VipRules } from './standing.store.ts';
import { setTokenRate, setVipRules } from './vip-rules.service.ts';

/** What staff do about levels. */
export const vipOffice = [
  defineOffice(officeCalls.vipRules, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const rules = rulesOf(asked);
    await setVipRules(server, { actor, siteId: site.id }, rules);
    return { cycle_days: rules?.cycleDays ?? null, keep_percent: rules?.keepPercent ?? null };
  }),
  defineOffice(officeCalls.vipTokens, async ({ server, actor }, { level, per, none, ...asked }) => {
    const site = findSite(server, asked.site);
    const perTokenMinor = none ? null : sumOf(site, 'per', needed(per, 'per'));
    await setTokenRate(server, { actor, siteId: site.id }, { level, perTokenMinor });
    const { code: currency } = site.currency;
    return { currency, per_token: tellMaybe(perTokenMinor, currency) };
  }),
];

const rulesOf = ({
  for_ever: isForEver,
  cycle_days,
  keep,
}: OfficeInput<typeof officeCalls.vipRules>): VipRules | null =>
  isForEver
    ? null
    : { cycleDays: needed(cycle_days, 'cycle-days'), keepPercent: needed(keep, 'keep') };
