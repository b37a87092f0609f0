import { officeCalls } from '@pavilion/contracts/office';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { findSite } from '../../../../operator/find-site.ts';
import { defineOffice } from '../../../../operator/office.ts';
import { OperatorError } from '../../../../operator/operator-error.ts';
import { agreeTerms, nameForeignGame } from './terms.service.ts';

/** What staff do about what was agreed with a provider. */
export const termsOffice = [
  defineOffice(officeCalls.providerTerms, async ({ server, actor }, asked) => {
    const { provider: providerCode, account, launch, kind, stakes } = asked;
    const site = findSite(server, asked.site);
    const change = {
      ...(account !== undefined && { account }),
      ...(launch !== undefined && { launch_address: launch }),
      ...(kind && { launch_kind: kind }),
      ...(stakes !== undefined && { stakes: stakesOf(stakes) }),
    };
    await agreeTerms(server, actor, { siteId: site.id, providerCode, change });
    return {};
  }),
  defineOffice(officeCalls.providerGameCode, async ({ server, actor }, asked) => {
    const { provider: providerCode, game: gameCode, code: foreignCode = null } = asked;
    await nameForeignGame(server, actor, { providerCode, gameCode, foreignCode });
    return {};
  }),
];

/** `PHP:1.00-500.00` in minor units. */
function stakesOf(text: string): Record<string, { min: number; max: number }> {
  const [, currency = '', low = '', high = ''] = /^([A-Z0-9]+):([\d.]+)-([\d.]+)$/.exec(text) ?? [];
  const [min, max] = isCurrencyCode(currency)
    ? [parseAmount(low, currency), parseAmount(high, currency)]
    : [null, null];
  if (min === null || max === null || min > max)
    throw new OperatorError('--stakes is a currency and its bounds: PHP:1.00-500.00');
  return { [currency]: { min: Number(min), max: Number(max) } };
}
