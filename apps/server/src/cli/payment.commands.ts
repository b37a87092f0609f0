import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { changeMethod } from '../modules/payments/index.ts';
import type { Site } from '../site-directory/index.ts';
import { defineCommand, UsageError, type CommandInput } from './command.ts';
import { findSite } from './find-site.ts';

const methodCommand = defineCommand({
  name: 'site method',
  usage: '<site> <method> [--min 100] [--max 5000] [--fee 1.50] [--active yes|no]',
  summary: 'Changes the limits and the fee of a deposit method, or switches it on or off',
  async run(input) {
    const site = findSite(input);
    const code = input.words[1];
    if (code === undefined) throw new UsageError('which method?');
    const method = await changeMethod(input.context, input.actor, site, code, {
      minMinor: amountOption(input, site, 'min'),
      maxMinor: amountOption(input, site, 'max'),
      feeMinor: amountOption(input, site, 'fee'),
      isActive: activeOption(input),
    });
    const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
    const limits = `${amount(method.min_minor)} to ${amount(method.max_minor)}`;
    const state = method.is_active ? 'active' : 'off';
    input.print(`${code} takes ${limits}, fee ${amount(method.fee_minor)}, ${state}`);
  },
});

function amountOption({ options }: CommandInput, site: Site, name: string): bigint | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const minor = parseAmount(text, site.currency.code);
  if (minor === null) throw new UsageError(`--${name} must be an amount in ${site.currency.code}`);
  return minor;
}

function activeOption({ options }: CommandInput): boolean | undefined {
  const text = options['active'];
  if (text === undefined) return undefined;
  if (text !== 'yes' && text !== 'no') throw new UsageError('--active must be `yes` or `no`');
  return text === 'yes';
}

export const paymentCommands = [methodCommand];
