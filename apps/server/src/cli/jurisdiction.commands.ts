import { officeCalls } from '@pavilion/contracts/office';
import { changeJurisdiction } from '../modules/site/sites/index.ts';
import { sumOf } from '../operator/amount-of.ts';
import { defineOldCommand } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const jurisdictionCommand = defineOldCommand(
  officeCalls.siteJurisdiction,
  ['site', 'jurisdiction'],
  async (input, { jurisdiction: code, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const shares = asked.share_exclusions ?? site.sharesExclusions;
    const exact = (name: string, amount: string | undefined): bigint | null =>
      amount === undefined ? null : sumOf(site, name, amount);
    const operatorGroup = asked.group ?? site.operatorGroup;
    await changeJurisdiction(input.context, input.actor, site, {
      code,
      operatorGroup,
      sharesExclusions: shares,
      depositMonthMaxMinor: exact('deposit-month-max', asked.deposit_month_max),
      slotStakeMaxMinor: exact('slot-stake-max', asked.slot_stake_max),
      slotStakeMaxYoungMinor: exact('slot-stake-max-young', asked.slot_stake_max_young),
    });
    const group = operatorGroup === null ? 'no group' : `group ${operatorGroup}`;
    const shared = shares ? 'yes' : 'no';
    input.print(`${site.externalId} is under ${code}, ${group}, exclusions shared: ${shared}`);
  },
);

export const jurisdictionCommands = [jurisdictionCommand];
