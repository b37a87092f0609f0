import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
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
 * Lays money of the promotion fund into the pool of an operator's jackpot: what it opens with, or what it owes. Gives what lies in it then. Fails
 * with an {@link OperatorError} for a jackpot that no studio told of, and for a reference that paid something else.
 */
export async function payIntoPool(
  server: ServerContext,
  actor: string,
  { site, providerCode, jackpotId, amountMinor, reference }: PoolPayment,
): Promise<{ balanceMinor: bigint; isNew: boolean }> {
  const subject = `${providerCode}/${jackpotId}`;
  const currency = site.currency.code;
  const pool = { siteId: site.id, providerCode, jackpotId, currency };
  return inTransaction(server.database, async (executor) => {
    if (!(await isPoolKnown(executor, pool)))
      throw new OperatorError(`no studio has told of a jackpot ${subject} in ${currency}`);
    const before = await poolMinor(executor, pool);
    const { replayed } = await server.ledger.post(executor, {
      siteId: site.id,
      source: 'provider-pool',
      key: `${subject}:${reference}`,
      kind: 'pool.paid_in',
      currency,
      lines: [
        { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
        { owner: 'house', kind: `pool:${subject}`, amountMinor },
      ],
      ref: { provider: providerCode, jackpot: jackpotId, reference },
    });
    const balanceMinor = await poolMinor(executor, pool);
    if (!replayed)
      await recordOperatorChange(executor, server, {
        actor,
        action: 'provider.pool-pay',
        siteId: site.id,
        subject,
        before: { balance_minor: before.toString() },
        after: { balance_minor: balanceMinor.toString(), reference },
      });
    return { balanceMinor, isNew: !replayed };
  });
}
