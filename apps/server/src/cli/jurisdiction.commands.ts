import { officeCalls } from '@pavilion/contracts/office';
import { changeJurisdiction } from '../modules/sites/index.ts';
import { sumOf } from './amount-of.ts';
import { defineCommand } from './command.ts';
import { findSite } from './find-site.ts';

const jurisdictionCommand = defineCommand(
  officeCalls.siteJurisdiction,
  ['site', 'jurisdiction'],
  async (input, { jurisdiction: code, deposit_month_max: most, ...asked }) => {
    const site = findSite(input, asked.site);
    const shares = asked.share_exclusions ?? site.sharesExclusions;
    const operatorGroup = asked.group ?? site.operatorGroup;
    await changeJurisdiction(input.context, input.actor, site, {
      code,
      operatorGroup,
      sharesExclusions: shares,
      depositMonthMaxMinor: most === undefined ? null : sumOf(site, 'deposit-month-max', most),
    });
    const group = operatorGroup === null ? 'no group' : `group ${operatorGroup}`;
    const shared = shares ? 'yes' : 'no';
    input.print(`${site.externalId} is under ${code}, ${group}, exclusions shared: ${shared}`);
  },
);

export const jurisdictionCommands = [jurisdictionCommand];
