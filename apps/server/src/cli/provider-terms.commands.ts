import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { agreeTerms, nameForeignGame } from '../modules/providers/index.ts';
import { defineCommand, requireOption, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const launchKinds = ['embed', 'popup', 'custom'] as const;

/** `PHP:1.00-500.00` in minor units. */
function stakesOf(text: string): Record<string, { min: number; max: number }> {
  const [, currency = '', low = '', high = ''] = /^([A-Z0-9]+):([\d.]+)-([\d.]+)$/.exec(text) ?? [];
  const [min, max] = isCurrencyCode(currency)
    ? [parseAmount(low, currency), parseAmount(high, currency)]
    : [null, null];
  if (min === null || max === null || min > max)
    throw new UsageError('--stakes is a currency and its bounds: PHP:1.00-500.00');
  return { [currency]: { min: Number(min), max: Number(max) } };
}

const termsCommand = defineCommand({
  name: 'provider terms',
  usage:
    '<site> --provider <code> [--account <name>] [--launch <address>] [--kind embed|popup|custom] [--stakes <PHP:1.00-500.00>]',
  summary: 'What was agreed with a provider for a site; what is not named stays',
  async run(input) {
    const site = findSite(input);
    const providerCode = requireOption(input, 'provider');
    const { account, launch, kind, stakes } = input.options;
    const launchKind = launchKinds.find((known) => known === kind);
    if (kind !== undefined && !launchKind) throw new UsageError(`${kind} is no launch kind`);
    const change = {
      ...(account !== undefined && { account }),
      ...(launch !== undefined && { launch_address: launch }),
      ...(launchKind && { launch_kind: launchKind }),
      ...(stakes !== undefined && { stakes: stakesOf(stakes) }),
    };
    await agreeTerms(input.context, input.actor, { siteId: site.id, providerCode, change });
    input.print('agreed');
  },
});

const gameCodeCommand = defineCommand({
  name: 'provider game-code',
  usage: '--provider <code> --game <code> [--code <what the studio calls it>]',
  summary: 'The name a studio has for a game of ours; without --code: the same as ours',
  async run(input) {
    await nameForeignGame(input.context, input.actor, {
      providerCode: requireOption(input, 'provider'),
      gameCode: requireOption(input, 'game'),
      foreignCode: input.options['code'] ?? null,
    });
    input.print('named');
  },
});

export const providerTermsCommands = [termsCommand, gameCodeCommand];
