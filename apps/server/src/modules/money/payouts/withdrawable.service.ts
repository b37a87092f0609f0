import type { CallResponse, withdrawable } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { readLocks, readOpenWithdrawals } from './withdrawal.store.ts';

type Answer = CallResponse<typeof withdrawable>;

/**
 * What may leave, and line by line what may not: each deposit that waits for its turnover, bonus
 * money, requests at work.
 */
export function withdrawableOf(context: PlayerContext): Promise<Answer> {
  return inTransaction(context.server.database, (trx) => answer(trx, context));
}

async function answer(trx: Executor, { server, site, player }: PlayerContext): Promise<Answer> {
  const owner = { siteId: site.id, playerId: player.id };
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const accounts = await server.ledger.balances(owner, trx);
  const of = (kind: string) =>
    accounts.find((one) => one.kind === kind && one.currency === site.currency.code);
  const cash = of('cash')?.availableMinor ?? 0n;
  const held = of('cash')?.heldMinor ?? 0n;
  const bonus = of('bonus')?.postedMinor ?? 0n;
  const locks = await readLocks(trx, owner, cash);
  const open = await readOpenWithdrawals(trx, owner);
  const lockedMinor = locks.reduce((sum, line) => sum + line.locked_minor, 0n);
  const setAside = open.reduce((sum, line) => sum + line.amount_minor, 0n);
  const waiting = (minor: bigint, reason: 'bonus' | 'pending', reference = '') =>
    minor === 0n
      ? []
      : [{ amount: amount(minor), reason, required: amount(0n), done: amount(0n), reference }];
  return {
    balance: amount(cash + held + bonus + setAside),
    withdrawable: amount(cash - lockedMinor),
    locked: [
      ...locks.map((line) => ({
        amount: amount(line.locked_minor),
        reason: 'turnover' as const,
        required: amount(line.required_minor),
        done: amount(line.done_minor),
        reference: line.deposit_id,
      })),
      ...waiting(bonus, 'bonus'),
      ...waiting(held, 'pending'),
      ...open.flatMap((line) => waiting(line.amount_minor, 'pending', line.id)),
    ],
  };
}
