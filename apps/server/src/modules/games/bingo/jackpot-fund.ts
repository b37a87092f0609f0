import type { Executor } from '@pavilion/database';
import type { AccountRef } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';

type HouseAccount = Extract<AccountRef, { owner: 'house' }>;

/** The jackpot of a room; it never goes below zero. */
export const fundAccount = (roomId: string): HouseAccount => ({
  owner: 'house',
  kind: `pool:bingo-${roomId}`,
});

/** What lies on the jackpot of a room, minor units. */
export const fundOf = (
  { ledger, database }: ServerContext,
  site: Pick<Site, 'id' | 'currency'>,
  { room_id: roomId }: { room_id: string },
  executor: Executor = database.db,
): Promise<bigint> => ledger.balance(site.id, fundAccount(roomId), site.currency.code, executor);
