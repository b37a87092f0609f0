import { officeCalls } from '@pavilion/contracts/office';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { agreeTerms, nameForeignGame } from '../modules/games/providers/index.ts';
import { defineOldCommand, UsageError } from './command.ts';
import { findSite } from '../operator/find-site.ts';

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

const termsCommand = defineOldCommand(
  officeCalls.providerTerms,
  ['site'],
  async (input, { provider: providerCode, account, launch, kind, stakes, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const change = {
      ...(account !== undefined && { account }),
      ...(launch !== undefined && { launch_address: launch }),
      ...(kind && { launch_kind: kind }),
      ...(stakes !== undefined && { stakes: stakesOf(stakes) }),
    };
    await agreeTerms(input.context, input.actor, { siteId: site.id, providerCode, change });
    input.print('agreed');
  },
);

const gameCodeCommand = defineOldCommand(
  officeCalls.providerGameCode,
  [],
  async (input, { provider: providerCode, game: gameCode, code: foreignCode = null }) => {
    await nameForeignGame(input.context, input.actor, { providerCode, gameCode, foreignCode });
    input.print('named');
  },
);

export const providerTermsCommands = [termsCommand, gameCodeCommand];
