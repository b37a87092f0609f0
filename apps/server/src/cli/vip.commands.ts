import { parseAmount } from '@pavilion/domain/money';
import { setTokenRate, setVipRules } from '../modules/vip/index.ts';
import { defineCommand, requireOption, UsageError, wholeOption } from './command.ts';
import { findSite } from './find-site.ts';

const rulesCommand = defineCommand({
  name: 'vip rules',
  usage: '<site> --cycle-days <1 to 366> --keep <percent> | <site> --for-ever',
  summary:
    'How long a cycle of the VIP club lasts and which share of its own way keeps a level; cycles begin now. --for-ever: levels are never lost',
  async run(input) {
    const site = findSite(input);
    const change = { actor: input.actor, siteId: site.id };
    if (input.options['for-ever'] === 'true') {
      await setVipRules(input.context, change, null);
      return input.print('levels are kept for ever');
    }
    const rules = {
      cycleDays: within(wholeOption(input, 'cycle-days'), 366, 'cycle-days'),
      keepPercent: within(wholeOption(input, 'keep'), 100, 'keep'),
    };
    await setVipRules(input.context, change, rules);
    input.print(`a level is kept by ${rules.keepPercent} % of its way in ${rules.cycleDays} days`);
  },
});

function within(value: number, most: number, option: string): number {
  if (!(value >= 1 && value <= most)) throw new UsageError(`--${option} is 1 to ${most}`);
  return value;
}

const tokensCommand = defineCommand({
  name: 'vip tokens',
  usage: '<site> <level> --per <amount of turnover> | <site> <level> --none',
  summary: 'For how much settled turnover players of a level earn a game token',
  async run(input) {
    const site = findSite(input);
    const [, text = ''] = input.words;
    if (!/^\d{1,3}$/.test(text)) throw new UsageError('the level is a number, 0 the first');
    const level = Number(text);
    const change = { actor: input.actor, siteId: site.id };
    const none = input.options['none'] === 'true';
    const perTokenMinor = none
      ? null
      : parseAmount(requireOption(input, 'per'), site.currency.code);
    if (!none && (perTokenMinor === null || perTokenMinor <= 0n))
      throw new UsageError(`--per must be an amount of ${site.currency.code} above zero`);
    await setTokenRate(input.context, change, { level, perTokenMinor });
    input.print(none ? `level ${level} earns no tokens` : `level ${level} earns tokens`);
  },
});

export const vipCommands = [rulesCommand, tokensCommand];
