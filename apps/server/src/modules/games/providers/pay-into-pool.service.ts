import { LedgerRefusal } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator, type OperatorAct } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { isPoolKnown, poolMinor } from './pool.store.ts';

export interface PoolPayment {
  site: Site;
  providerCode: string;
  jackpotId: string;
  /** Above zero. */
  amountMinor: bigint;
  /** The operator's own name of this payment: the same one pays once. */
  reference: string;
}

/**
 * Lays money of the promotion fund into the pool of an operator's jackpot: what it opens with, or
 * what it owes. Gives what lies in it then. Fails with an {@link OperatorError} for a jackpot that
 * no studio told of, and for a reference that paid something else.
 */
export async function payIntoPool(
  server: ServerContext,
  actor: string,
  { site, providerCode, jackpotId, amountMinor, reference }: PoolPayment,
): Promise<{ balanceMinor: bigint; isNew: boolean }> {
  const subject = `${providerCode}/${jackpotId}`;
  const currency = site.currency.code;
  const pool = { siteId: site.id, providerCode, jackpotId, currency };
  const key = `${subject}:${reference}`;
  const act: OperatorAct<bigint, { balanceMinor: bigint; isNew: boolean }> = {
    action: 'provider.pool-pay',
    subject: { siteId: site.id, subject },
    lock: async (trx) => {
      if (!(await isPoolKnown(trx, pool)))
        throw new OperatorError(`no studio has told of a jackpot ${subject} in ${currency}`);
      return poolMinor(trx, pool);
    },
    work: async (trx, before) => {
      const { replayed } = await server.ledger.post(trx, {
        siteId: site.id,
        source: 'provider-pool',
        key,
        kind: 'pool.paid_in',
        currency,
        lines: [
          { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
          { owner: 'house', kind: `pool:${subject}`, amountMinor },
        ],
        ref: { provider: providerCode, jackpot: jackpotId, reference },
      });
      const balanceMinor = await poolMinor(trx, pool);
      const answer = { balanceMinor, isNew: !replayed };
      if (replayed) return { answer };
      const after = { balance_minor: balanceMinor, reference };
      return { answer, before: { balance_minor: before }, after };
    },
  };
  return changeAsOperator(server, actor, act).catch((error: unknown) => {
    if (error instanceof LedgerRefusal && error.code === 'requestIdReused')
      throw new OperatorError(`${reference} has paid something else into this pool`);
    throw error;
  });
}
