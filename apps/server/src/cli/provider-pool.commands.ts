import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { LedgerRefusal } from '@pavilion/ledger';
import { payIntoPool } from '../modules/providers/index.ts';
import { defineCommand, requireOption, UsageError } from './command.ts';
import { findSite } from './find-site.ts';

const payCommand = defineCommand({
  name: 'provider pool-pay',
  usage: '<site> <provider>/<jackpot> --amount 1000.00 --reference <your name of the payment>',
  summary:
    "Lays money of the promotion fund into the pool of an operator's jackpot; a reference pays once",
  async run(input) {
    const site = findSite(input);
    const { code } = site.currency;
    const [, providerCode, jackpotId] = /^([^/]+)\/([!-~]{1,64})$/.exec(input.words[1] ?? '') ?? [];
    if (providerCode === undefined || jackpotId === undefined)
      throw new UsageError('which <provider>/<jackpot>?');
    const amountMinor = parseAmount(requireOption(input, 'amount'), code);
    if (amountMinor === null || amountMinor <= 0n)
      throw new UsageError(`--amount must be an amount in ${code} above zero`);
    const reference = requireOption(input, 'reference');
    if (!/^[!-~]{1,64}$/.test(reference))
      throw new UsageError('--reference must be 1 to 64 visible characters without spaces');
    const order = { site, providerCode, jackpotId, amountMinor, reference };
    const { balanceMinor, isNew } = await payIntoPool(input.context, input.actor, order).catch(
      (error: unknown) => {
        if (error instanceof LedgerRefusal && error.code === 'requestIdReused')
          throw new UsageError(`${reference} has paid something else into this pool`);
        throw error;
      },
    );
    input.print(
      `${isNew ? 'paid' : 'was paid before'}; ${formatAmount(balanceMinor, code)} ${code} in ${providerCode}/${jackpotId}`,
    );
  },
});

export const providerPoolCommands = [payCommand];
