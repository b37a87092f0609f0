import type { CallInput, lotteryTicketsFile } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { ServerContext } from '../../../context.ts';
import { StreamedAnswer } from '../../../streamed-answer.ts';
import { drawOf } from './draw-list.service.ts';
import type { DrawWithChain } from './draw.store.ts';
import { readTicketsAfter } from './ticket.store.ts';
import { leafTextOf } from './ticket-view.ts';

const ticketsPerPiece = 1_000;

/**
 * All tickets of a settled draw: what was sold, then every leaf text in the order of sale. Fails
 * with drawNotFound before it is settled.
 */
export async function writeTicketsFile(
  context: Pick<RequestContext, 'server' | 'site'>,
  { draw_id: code }: Pick<CallInput<typeof lotteryTicketsFile>, 'draw_id'>,
): Promise<StreamedAnswer> {
  const draw = await drawOf(context, code);
  if (draw.state !== 'settled') return fail('drawNotFound');
  return new StreamedAnswer(
    `${draw.draw_code.replace(':', '-')}.txt`,
    pieces(context.server, draw),
  );
}

async function* pieces({ database }: ServerContext, draw: DrawWithChain): AsyncGenerator<string> {
  const { id: drawId, draw_code: code, ticket_count: count, sales_minor: sales, root } = draw;
  yield `${[code, count, sales, root].join('|')}\n`;
  for (let seq = 0; ;) {
    const tickets = await readTicketsAfter(database.db, { drawId, seq, limit: ticketsPerPiece });
    if (tickets.length > 0) yield tickets.map((ticket) => `${leafTextOf(code, ticket)}\n`).join('');
    if (tickets.length < ticketsPerPiece) return;
    seq = tickets.at(-1)?.seq ?? seq;
  }
}
