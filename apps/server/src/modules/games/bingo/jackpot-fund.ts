import type { Executor } from '@pavilion/database';
import type { AccountRef } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readPlayFund } from './room.store.ts';

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
  { room_id: roomId, is_play_money: isPlayMoney }: { room_id: string; is_play_money: boolean },
  executor: Executor = database.db,
): Promise<bigint> =>
  isPlayMoney
    ? readPlayFund(executor, { siteId: site.id, roomId })
    : ledger.balance(site.id, fundAccount(roomId), site.currency.code, executor);
