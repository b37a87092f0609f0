import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { LimitPeriod } from '@pavilion/domain/limits';
import { formatAmount } from '@pavilion/domain/money';
import { readDepositRoom } from './protection.store.ts';

/** What a player's own limits and the law leave him to deposit, the least first. */
export async function depositRoomOf(
  executor: Executor,
  owner: { siteId: string; playerId: string; currency: CurrencyCode },
  now: Date,
): Promise<{ period: LimitPeriod; is_own: boolean; limit: string; room: string }[]> {
  const rooms = await readDepositRoom(executor, owner, now);
  return rooms.map(({ period, isOwn, most, room }) => ({
    period,
    is_own: isOwn,
    limit: formatAmount(most, owner.currency),
    room: formatAmount(room > 0n ? room : 0n, owner.currency),
  }));
}
