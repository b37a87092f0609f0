import type { CallInput, CallResponse, pokerTableList, pokerTableState } from '@pavilion/contracts';
import type { RequestContext } from '../../../http/route.ts';
import { askedTable } from './asked-table.service.ts';
import { markWatched, readTables, type PokerTableRow } from './poker-table.store.ts';
import { stateView, tableView } from './table-view.ts';

/** Tables of the site, those of play money last. */
export async function listTables({
  server,
  site,
  now,
}: RequestContext): Promise<CallResponse<typeof pokerTableList>> {
  const rows = await readTables(server.database.db, site.id);
  return { value: rows.map((row) => tableView(row, now)) };
}

export async function tableState(
  context: RequestContext,
  input: CallInput<typeof pokerTableState>,
): Promise<CallResponse<typeof pokerTableState>> {
  const row = await askedTable(context, input);
  await noteLook(context, row);
  return stateView(row, context.now);
}

const lookEveryMs = 10_000;

/** Computers play for who looks: noted at most every ten seconds. */
async function noteLook({ server, site, now }: RequestContext, row: PokerTableRow): Promise<void> {
  const lastMs = row.watched_at?.getTime() ?? 0;
  if (!row.is_play_money || now.getTime() - lastMs < lookEveryMs) return;
  await markWatched(server.database.db, { siteId: site.id, tableId: row.id, now });
}
