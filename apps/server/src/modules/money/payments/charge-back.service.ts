import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { publishBalance } from '../wallet/index.ts';
import { chargeBack, readDebt } from './charge-back.store.ts';
import { lockDeposit, type DepositRow } from './deposit.store.ts';
import { depositChargedBack } from './notices.ts';

/**
 * A paid deposit was taken back by its payer (wire-rewards 5.10); false: it was before, and nothing
 * happens. The caller's transaction holds the deposit's row. Its player is told, with the balances
 * of then.
 */
export async function chargeBackDeposit(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
): Promise<boolean> {
  const owner = { siteId: deposit.site_id, playerId: deposit.player_id };
  const of = { siteId: owner.siteId, depositId: deposit.id };
  if (!(await chargeBack(trx, of, context.clock.now()))) return false;
  const { currency } = deposit;
  // A deposit keeps the currency its site had.
  await publishBalance(context, trx, { ...owner, currency: currency as CurrencyCode });
  const data = { deposit_id: deposit.id, status: deposit.status };
  await context.publisher.publish(trx, {
    ...{ ...owner, topic: 'balance', name: 'deposit.changed', data },
  });
  const sum = { amountMinor: String(deposit.amount_minor), currency };
  await addNotices(trx, context, [depositChargedBack.to(owner, sum)]);
  return true;
}

interface ChargedBack {
  deposit: DepositRow;
  /** What the player owes by now. */
  debtMinor: bigint;
}

/**
 * As {@link chargeBackDeposit}, by a person who was told by other ways. Throws {@link
 * OperatorError} where it cannot be.
 */
export function chargeBackAsOperator(
  context: ServerContext,
  actor: string,
  { depositId, reason }: { depositId: string; reason: string },
): Promise<ChargedBack> {
  return changeAsOperator(context, actor, {
    action: 'deposit.charge-back',
    subject: (deposit: DepositRow) => ({ siteId: deposit.site_id, subject: deposit.id }),
    reason,
    lock: async (trx) => {
      const deposit = isUuid(depositId) ? await lockDeposit(trx, depositId) : undefined;
      return deposit ?? refuse(`there is no deposit ${depositId}`);
    },
    refuse: ({ status, charged_back_at: at }) => {
      if (status !== 'paid') return `the deposit is ${status}, not paid`;
      return at === null ? null : `the deposit was charged back at ${at.toISOString()}`;
    },
    work: async (trx, deposit) => {
      await chargeBackDeposit(context, trx, deposit);
      const owner = { siteId: deposit.site_id, playerId: deposit.player_id };
      const debtMinor = await readDebt(trx, owner, deposit.currency);
      const after = { charged_back: true, debt_minor: String(debtMinor) };
      return { answer: { deposit, debtMinor }, before: { charged_back: false }, after };
    },
  });
}

function refuse(words: string): never {
  throw new OperatorError(words);
}
