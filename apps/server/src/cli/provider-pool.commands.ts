import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount } from '@pavilion/domain/money';
import { LedgerRefusal } from '@pavilion/ledger';
import { payIntoPool } from '../modules/games/providers/index.ts';
import { sumOf } from '../operator/amount-of.ts';
import { defineOldCommand, UsageError } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const payCommand = defineOldCommand(
  officeCalls.providerPoolPay,
  ['site', 'jackpot'],
  async (input, { jackpot, amount, reference, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const { code } = site.currency;
    const [providerCode = '', jackpotId = ''] = jackpot.split(/\/(.*)/, 2);
    const amountMinor = sumOf(site, 'amount', amount);
    const order = { site, providerCode, jackpotId, amountMinor, reference };
    const { balanceMinor, isNew } = await payIntoPool(input.context, input.actor, order).catch(
      (error: unknown) => {
        if (error instanceof LedgerRefusal && error.code === 'requestIdReused')
          throw new UsageError(`${reference} has paid something else into this pool`);
        throw error;
      },
    );
    input.print(
      `${isNew ? 'paid' : 'was paid before'}; ${formatAmount(balanceMinor, code)} ${code} in ${jackpot}`,
    );
  },
);

export const providerPoolCommands = [payCommand];
