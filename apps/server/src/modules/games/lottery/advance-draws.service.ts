import type { ServerContext } from '../../../context.ts';
import { endSaleOf, fixTickets } from './close-draw.service.ts';
import { decideDraw } from './decide-draw.service.ts';
import { findEntropy } from './draw-entropy.service.ts';
import { readDueDraws, type DrawRow } from './draw.store.ts';
import { settleTicketsOf, voidDraw } from './settle-tickets.service.ts';
import { shareFund } from './share-fund.service.ts';

/**
 * Moves every draw past its cut-off on as far as it goes: sale ended, tickets fixed, entropy found,
 * numbers drawn, fund shared, tickets paid. For the process that leads; late, twice, or after a
 * crash it does the same.
 */
export async function advanceDraws(server: ServerContext): Promise<void> {
  for (const draw of await readDueDraws(server.database.db, server.clock.now()))
    await advance(server, draw).catch((error: unknown) =>
      server.logger.error({ err: error, draw: draw.draw_code }, 'a draw was not moved on'),
    );
}

/** What fixes and decides a draw whose sale has ended; either may have to wait. */
const steps = [
  ['ending', fixTickets],
  ['closed', findEntropy],
] as const;

async function advance(server: ServerContext, due: DrawRow): Promise<void> {
  const site = server.sites.byId(due.site_id);
  if (!site) return;
  let draw = due.state === 'open' ? await endSaleOf(server, due) : due;
  if (draw.void_reason !== null) return voidDraw(server, site, draw, draw.void_reason);
  for (const [state, step] of steps) {
    if (draw.state !== state) continue;
    const found = await step(server, draw);
    if ('wait' in found) return;
    if ('void' in found) return voidDraw(server, site, draw, found.void);
    draw = found.draw;
  }
  const drawn = draw.state === 'closed' ? await decideDraw(server, draw) : draw;
  if (drawn?.state !== 'drawn') return;
  const shared = await shareFund(server, site, drawn);
  if (shared) await settleTicketsOf(server, site, shared);
}
