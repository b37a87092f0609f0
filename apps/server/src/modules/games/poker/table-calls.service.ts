import type { CallInput, CallResponse, pokerTableList, pokerTableState } from '@pavilion/contracts';
import type { RequestContext } from '../../../http/route.ts';
import { askedTable } from './asked-table.service.ts';
import { readTables } from './poker-table.store.ts';
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
  return stateView(await askedTable(context, input), context.now);
}
