import { officeCalls } from '@pavilion/contracts/office';
import { normaliseAccountId } from '@pavilion/domain/input';
import { formatAmount } from '@pavilion/domain/money';
import {
  changePlayerFactor,
  changeSportsLimits,
  type SportsLimits,
} from '../modules/sports/sportsbook/index.ts';
import { sumOf } from '../operator/amount-of.ts';
import { defineOldCommand } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const fieldOf = {
  minStakeMinor: 'min_stake',
  maxStakeMinor: 'max_stake',
  maxWinMinor: 'max_win',
  maxSelectionWinMinor: 'selection_win',
  maxMatchWinMinor: 'match_win',
  maxDayWinMinor: 'day_win',
  maxEventLiabilityMinor: 'event_liability',
} as const satisfies Record<keyof SportsLimits, string>;
const limitNames = Object.keys(fieldOf) as (keyof SportsLimits)[];

const limitsCommand = defineOldCommand(officeCalls.sportsLimits, ['site'], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const { context, actor, print } = input;
  const optionOf = (name: keyof SportsLimits): string => fieldOf[name].replaceAll('_', '-');
  const changes: Partial<SportsLimits> = {};
  for (const name of limitNames) {
    const text = asked[fieldOf[name]];
    if (text !== undefined) changes[name] = sumOf(site, optionOf(name), text);
  }
  const limits = await changeSportsLimits(context, actor, site.id, changes);
  for (const name of limitNames) {
    const minor = limits[name];
    const amount =
      minor === null || minor === undefined ? 'none' : formatAmount(minor, site.currency.code);
    print(`${optionOf(name)}\t${amount}`);
  }
});

const factorCommand = defineOldCommand(
  officeCalls.playerFactor,
  ['site', 'account', 'factor'],
  async (input, { account, factor, reason, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const factorMilli = Math.round(Number(factor) * 1000);
    const player = { siteId: site.id, accountId: normaliseAccountId(account) };
    await changePlayerFactor(input.context, input.actor, player, { factorMilli, reason });
    input.print(`${account} may stake and win ${factorMilli / 10} % of the maxima`);
  },
);

export const limitCommands = [limitsCommand, factorCommand];
