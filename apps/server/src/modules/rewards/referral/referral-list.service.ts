import type { CallInput } from '@pavilion/contracts';
import type { referralList } from '@pavilion/contracts/player/rewards/referral-list.contract';
import { isUuid } from '@pavilion/domain/ids';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { findItem } from '../campaigns/index.ts';
import { readFriends, type FriendRow } from './friend-list.store.ts';
import { missingOfFriend, stateOfFriend } from './friend-state.ts';
import { planOf } from './plan-of.ts';

const pageLimit = 50;
const minorE8 = 100_000_000n;

/**
 * Who came by the player's link, masked, the newest first: how far they are and what is missing.
 */
export async function friendsOf(context: PlayerContext, input: CallInput<typeof referralList>) {
  const { server, site, player } = context;
  const limit = input.limit ?? pageLimit;
  const before = readCursor(input.cursor, readPlace) ?? null;
  const owner = { siteId: site.id, playerId: player.id };
  const rows = await readFriends(server.database.db, owner, { before, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const value = [];
  for (const row of rows) value.push(await friendView(context, row));
  return {
    value,
    next_cursor: last ? `${last.joinedAt.toISOString()}_${last.id}` : null,
  };
}

function readPlace(text: string): { at: Date; id: string } | null {
  const [at = '', id = ''] = text.split('_');
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) || !isUuid(id) ? null : { at: instant, id };
}

async function friendView({ server, site }: PlayerContext, row: FriendRow) {
  const item =
    row.itemCode === null ? null : await findItem(server, site.id, row.itemCode, 'referral');
  const plan = item && planOf(site, item);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const shareE8 = BigInt(row.shareE8);
  return {
    name: maskAccountId(row.accountId),
    joined_at: row.joinedAt.toISOString(),
    state: stateOfFriend(row, plan),
    missing: missingOfFriend(row, plan),
    turnover_done: amount(row.turnoverMinor > 0n ? row.turnoverMinor : 0n),
    earned: amount(row.prizeMinor + (shareE8 > 0n ? shareE8 / minorE8 : 0n)),
  };
}
