import { officeCalls } from '@pavilion/contracts/office';
import { setTokenRate, setVipRules } from '../modules/rewards/vip/index.ts';
import { sumOf } from '../operator/amount-of.ts';
import { defineOldCommand, needed } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const rulesCommand = defineOldCommand(officeCalls.vipRules, ['site'], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const change = { actor: input.actor, siteId: site.id };
  if (asked.for_ever) {
    await setVipRules(input.context, change, null);
    return input.print('levels are kept for ever');
  }
  const rules = {
    cycleDays: needed(asked.cycle_days, 'cycle-days'),
    keepPercent: needed(asked.keep, 'keep'),
  };
  await setVipRules(input.context, change, rules);
  input.print(`a level is kept by ${rules.keepPercent} % of its way in ${rules.cycleDays} days`);
});

const tokensCommand = defineOldCommand(
  officeCalls.vipTokens,
  ['site', 'level'],
  async (input, { level, per, none = false, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const change = { actor: input.actor, siteId: site.id };
    const perTokenMinor = none ? null : sumOf(site, 'per', needed(per, 'per'));
    await setTokenRate(input.context, change, { level, perTokenMinor });
    input.print(none ? `level ${level} earns no tokens` : `level ${level} earns tokens`);
  },
);

export const vipCommands = [rulesCommand, tokensCommand];
