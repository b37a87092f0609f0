import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { Site } from '../site-directory/index.ts';
import {
  changePlayerFactor,
  changeSportsLimits,
  type SportsLimits,
} from '../modules/sportsbook/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';
import { findSite } from './find-site.ts';

const optionOf: Readonly<Record<keyof SportsLimits, string>> = {
  minStakeMinor: 'min-stake',
  maxStakeMinor: 'max-stake',
  maxWinMinor: 'max-win',
  maxSelectionWinMinor: 'selection-win',
  maxMatchWinMinor: 'match-win',
  maxDayWinMinor: 'day-win',
  maxEventLiabilityMinor: 'event-liability',
};
const limitNames = Object.keys(optionOf) as (keyof SportsLimits)[];

const limitsCommand = defineCommand({
  name: 'sports limits',
  usage: `<site> ${Object.values(optionOf)
    .map((option) => `[--${option} <amount>]`)
    .join(' ')}`,
  summary:
    'Shows or changes what a site accepts on a bet, what one player may win on a selection, a match and a day, and what it risks on a match',
  async run(input) {
    const site = findSite(input);
    const { context, actor, options, print } = input;
    const changes: Partial<SportsLimits> = {};
    for (const name of limitNames) {
      if (options[optionOf[name]] !== undefined)
        changes[name] = amountOf(input, site, optionOf[name]);
    }
    const limits = await changeSportsLimits(context, actor, site.id, changes);
    for (const name of limitNames) {
      const minor = limits[name];
      const amount =
        minor === null || minor === undefined ? 'none' : formatAmount(minor, site.currency.code);
      print(`${optionOf[name]}\t${amount}`);
    }
  },
});

function amountOf(input: CommandInput, site: Site, option: string): bigint {
  const minor = parseAmount(requireOption(input, option), site.currency.code);
  if (minor === null || minor <= 0n)
    throw new UsageError(`--${option} must be an amount of ${site.currency.code} above zero`);
  return minor;
}

const factorCommand = defineCommand({
  name: 'player factor',
  usage: '<site> <account id> <0 to 1> --reason <text>',
  summary: "Lets a player bet with a share of the site's maxima only: 0.25 is a quarter, 1 all",
  async run(input) {
    const site = findSite(input);
    const [, accountId = '', text = ''] = input.words;
    const share = /^(?:0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$/.exec(text);
    if (!share) throw new UsageError('the factor is 0 to 1 with at most three decimals');
    const factorMilli = Math.round(Number(text) * 1000);
    const player = { siteId: site.id, accountId: accountId.toLowerCase() };
    const reason = requireOption(input, 'reason');
    await changePlayerFactor(input.context, input.actor, player, { factorMilli, reason });
    input.print(`${accountId} may stake and win ${factorMilli / 10} % of the maxima`);
  },
});

export const limitCommands = [limitsCommand, factorCommand];
