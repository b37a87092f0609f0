import type { CallInput, CallResponse, pokerHandGet, pokerHandList } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { HandRecord, OpenedCard } from '@pavilion/games/table/holdem/index';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { currencyOf } from './asked-table.service.ts';
import { historyView, signed } from './hand-view.ts';
import { anyHolders } from './holder.service.ts';
import { readMinors } from './minor-json.ts';
import {
  readHand,
  readHandsOf,
  type PlayedHandRow,
  type PokerHandRow,
} from './poker-hand.store.ts';
import { readCards } from './poker-vault.store.ts';
import { openCards } from './seal-cards.ts';

const defaultLimit = 20;

/**
 * Hands the player was dealt into, newest first; the cursor is the id of the last one of the page
 * before.
 */
export async function myHands(
  { server, site, player }: PlayerContext,
  input: CallInput<typeof pokerHandList>,
): Promise<CallResponse<typeof pokerHandList>> {
  const limit = input.limit ?? defaultLimit;
  const rows = await readHandsOf(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    tableId: input.table_id ?? null,
    beforeId: readIdCursor(input.cursor) ?? null,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const next_cursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { value: page.map(lineView), next_cursor };
}

function lineView(row: PlayedHandRow): CallResponse<typeof pokerHandList>['value'][number] {
  const text = (minor: bigint): string => formatAmount(minor, currencyOf(row));
  const { board } = readMinors<HandRecord>(row.record);
  return {
    ...{ hand_id: row.id, table_id: row.table_id, table_name: row.table_name },
    ...{ hand_no: row.hand_no, currency: row.currency, ended_at: row.ended_at.toISOString() },
    board: board.map(({ card }) => card),
    ...{ pot: text(row.pot_minor), stake: text(row.stake_minor), payout: text(row.payout_minor) },
    net: signed(row.payout_minor - row.stake_minor, text),
  };
}

/**
 * A hand as it was. Who asks sees their own cards in it, nobody those of others that were not
 * shown.
 */
export async function getHand(
  context: RequestContext,
  input: CallInput<typeof pokerHandGet>,
): Promise<CallResponse<typeof pokerHandGet>> {
  const { server, site } = context;
  const row = await readHand(server.database.db, { siteId: site.id, handId: input.hand_id });
  if (!row) return fail('handNotFound');
  const isSaid = Boolean(input.account_id ?? input.demo_id);
  const holders = isSaid ? (await anyHolders(context, input)).map(({ key }) => key) : [];
  const ownCards = await ownCardsOf(context, row, holders);
  return { value: historyView(row, currencyOf(row), { holders, ownCards }) };
}

async function ownCardsOf(
  { server, site }: RequestContext,
  { table_id: tableId, hand_no: handNo }: PokerHandRow,
  holders: readonly string[],
): Promise<OpenedCard[]> {
  for (const holder of holders) {
    const to = { tableId, handNo, holder };
    const sealed = await readCards(server.database.db, { siteId: site.id, ...to });
    if (sealed !== null) return openCards(server.appSecret, to, sealed);
  }
  return [];
}
