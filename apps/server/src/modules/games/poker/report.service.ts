import type { CallInput, CallResponse, pokerReport } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { askedTable } from './asked-table.service.ts';
import { insertReport } from './poker-flag.store.ts';
import { readMinors } from './minor-json.ts';
import type { Owns } from './own-seats.ts';

/** Tells the operator of who sits at a seat now. */
export async function report(
  context: PlayerContext,
  { reason, ...input }: CallInput<typeof pokerReport>,
): Promise<CallResponse<typeof pokerReport>> {
  const { server, site, player, now } = context;
  const row = await askedTable(context, input);
  const { seats = {} } = readMinors<Partial<Owns>>(row.owns);
  const reported = seats[String(input.seat)]?.holder ?? fail('notSeated');
  const view = readMinors<{ hand?: { handNo: number } | null }>(row.view);
  await insertReport(server.database.db, {
    ...{ id: server.ids.next(), siteId: site.id, tableId: row.id, playerId: player.id },
    ...{ reported, handNo: view.hand?.handNo ?? null, reason, now },
  });
  return {};
}
