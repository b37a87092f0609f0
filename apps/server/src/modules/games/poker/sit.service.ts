import { pokerRebuy, pokerSit, type CallInput, type CallResponse } from '@pavilion/contracts';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { gameFlags } from '../plays/index.ts';
import { openDemo } from '../purse/index.ts';
import { askTable } from './ask-table.service.ts';
import { askedTable, chipsOf, requestOf } from './asked-table.service.ts';
import { guestHolder, holderAt, type Holder } from './holder.service.ts';
import { countSeatsElsewhere } from './poker-seat.store.ts';
import type { PokerTableRow } from './poker-table.store.ts';
import { seatAnswer } from './seat-answer.service.ts';

type Answer = CallResponse<typeof pokerSit>;

/** As many as fit side by side on a page. */
const tablesMax = 4;

/** Takes a seat and buys its chips. */
export async function sit(
  context: RequestContext,
  input: CallInput<typeof pokerSit>,
): Promise<Answer> {
  const row = await askedTable(context, input);
  const buyInMinor = chipsOf(row, input.buy_in, 'buy_in');
  const holder = await sitter(context, input, row);
  await checkTables(context, row, holder);
  const done = await askTable(context, {
    ...{ row, holder, takesMinor: buyInMinor },
    order: {
      request: requestOf(input, pokerSit.path),
      happening: {
        ...{ type: 'sit', playerId: holder.key, name: holder.name, seat: input.seat ?? null },
        ...{ luck: Math.floor(context.server.random.next() * 2 ** 32), buyInMinor },
        commit: input.commit,
      },
    },
  });
  return seatAnswer(context, row, holder, done);
}

/** Who has no purse of play money yet gets one where the site's rules let guests play. */
async function sitter(
  context: RequestContext,
  input: CallInput<typeof pokerSit>,
  row: PokerTableRow,
): Promise<Holder> {
  if (!row.is_play_money || input.demo_id) return holderAt(context, input, row);
  if (!input.auth && !gameFlags(context.site, 'table').guestDemo)
    return fail('gameUnavailable', { statusDetail: 'demo' });
  return guestHolder((await openDemo(context)).demo_id);
}

/** Four at most; one where the rules of the place let nobody play several games side by side. */
async function checkTables(
  { server, site }: RequestContext,
  row: PokerTableRow,
  { key: holder }: Holder,
): Promise<void> {
  const of = { siteId: site.id, tableId: row.id, holder };
  const most = jurisdictionFlags[site.jurisdiction].isParallelPlayAllowed ? tablesMax : 1;
  if ((await countSeatsElsewhere(server.database.db, of)) >= most) fail('tooManyTables');
}

/** Buys more chips; during a hand for after it. */
export async function rebuy(
  context: RequestContext,
  input: CallInput<typeof pokerRebuy>,
): Promise<Answer> {
  const row = await askedTable(context, input);
  const amountMinor = chipsOf(row, input.amount, 'amount');
  const holder = await holderAt(context, input, row);
  const done = await askTable(context, {
    ...{ row, holder, takesMinor: amountMinor },
    order: {
      request: requestOf(input, pokerRebuy.path),
      happening: { type: 'rebuy', playerId: holder.key, amountMinor },
    },
  });
  return seatAnswer(context, row, holder, done);
}
