import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { changeMethod } from '../modules/payments/index.ts';
import type { Site } from '../site-directory/index.ts';
import { defineCommand, UsageError, type CommandInput } from './command.ts';
import { findSite } from './find-site.ts';

const methodCommand = defineCommand({
  name: 'site method',
  usage:
    '<site> <method> [--min 100] [--max 5000] [--fee 1.50] [--active yes|no] [--countries PH,VN|all] [--level 2] [--quick 100,500|none]',
  summary:
    'Changes the limits, fee, reach and quick amounts of a deposit method, or switches it on or off',
  async run(input) {
    const site = findSite(input);
    const code = input.words[1];
    if (code === undefined) throw new UsageError('which method?');
    const method = await changeMethod(input.context, input.actor, site, code, {
      minMinor: amountOption(input, site, 'min'),
      maxMinor: amountOption(input, site, 'max'),
      feeMinor: amountOption(input, site, 'fee'),
      isActive: activeOption(input),
      countries: listOption(input, 'countries', 'all'),
      minLevel: levelOption(input),
      quickMinor: listOption(input, 'quick', 'none')?.map((text) => amountOf(site, 'quick', text)),
    });
    const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
    const limits = `${amount(method.min_minor)} to ${amount(method.max_minor)}`;
    const state = method.is_active ? 'active' : 'off';
    input.print(
      `${code} takes ${limits}, fee ${amount(method.fee_minor)}, ${reachOf(method)}, ${state}`,
    );
  },
});

function amountOption({ options }: CommandInput, site: Site, name: string): bigint | undefined {
  const text = options[name];
  return text === undefined ? undefined : amountOf(site, name, text);
}

function amountOf(site: Site, name: string, text: string): bigint {
  const minor = parseAmount(text, site.currency.code);
  if (minor === null) throw new UsageError(`--${name} must be an amount in ${site.currency.code}`);
  return minor;
}

/** Words between commas; `none` is the word for an empty list. */
function listOption({ options }: CommandInput, name: string, none: string): string[] | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  return text === none ? [] : text.split(',').map((word) => word.trim());
}

function levelOption({ options }: CommandInput): number | undefined {
  const text = options['level'];
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text)) throw new UsageError('--level must be a whole number from 0');
  return Number(text);
}

function reachOf({ countries, min_level }: Awaited<ReturnType<typeof changeMethod>>): string {
  const where = countries.length === 0 ? 'in all countries' : `in ${countries.join(', ')}`;
  return min_level === 0 ? where : `${where} from level ${min_level}`;
}

function activeOption({ options }: CommandInput): boolean | undefined {
  const text = options['active'];
  if (text === undefined) return undefined;
  if (text !== 'yes' && text !== 'no') throw new UsageError('--active must be `yes` or `no`');
  return text === 'yes';
}

export const paymentCommands = [methodCommand];
