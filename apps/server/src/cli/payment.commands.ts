import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount } from '@pavilion/domain/money';
import { changeMethod } from '../modules/money/payments/index.ts';
import { amountOf } from '../operator/amount-of.ts';
import { defineOldCommand } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const methodCommand = defineOldCommand(
  officeCalls.siteMethod,
  ['site', 'method'],
  async (input, { method: code, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const method = await changeMethod(input.context, input.actor, site, code, {
      minMinor: amountOf(site, 'min', asked.min),
      maxMinor: amountOf(site, 'max', asked.max),
      feeMinor: amountOf(site, 'fee', asked.fee),
      isActive: asked.active,
      countries: asked.countries,
      minLevel: asked.level,
      quickMinor: asked.quick?.map((text) => amountOf(site, 'quick', text)),
    });
    const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
    const limits = `${amount(method.min_minor)} to ${amount(method.max_minor)}`;
    const state = method.is_active ? 'active' : 'off';
    input.print(
      `${code} takes ${limits}, fee ${amount(method.fee_minor)}, ${reachOf(method)}, ${state}`,
    );
  },
);

function reachOf({ countries, min_level }: Awaited<ReturnType<typeof changeMethod>>): string {
  const where = countries.length === 0 ? 'in all countries' : `in ${countries.join(', ')}`;
  return min_level === 0 ? where : `${where} from level ${min_level}`;
}

export const paymentCommands = [methodCommand];
