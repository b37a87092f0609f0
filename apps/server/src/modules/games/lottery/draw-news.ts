import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import type { DrawRow } from './draw.store.ts';

/** Stages of a draw as shared rounds tell theirs. */
const stages = {
  open: ['betting', 'betting'],
  ending: ['running', 'closed'],
  closed: ['running', 'closed'],
  drawn: ['running', 'dealing'],
  settled: ['settled', 'settled'],
} as const;

/** When the stage ends that is told to end at a time; null: as soon as it is done. */
function stageEnd({ state, cut_off_at: cutOffAt, draw_at: drawAt }: DrawRow): Date | null {
  if (state === 'open') return cutOffAt;
  return state === 'ending' || state === 'closed' ? drawAt : null;
}

/** Tells everybody on the site how far a draw is, with the caller's transaction. */
export async function tellDraw(
  { publisher, clock, sites }: ServerContext,
  executor: Executor,
  draw: DrawRow,
): Promise<void> {
  const [phase, stage] = stages[draw.state];
  const site = sites.byId(draw.site_id);
  const ends = stageEnd(draw)?.toISOString() ?? null;
  await publisher.publish(executor, {
    siteId: draw.site_id,
    topic: `round:${houseProviderCode}:${draw.game_code}`,
    name: 'round.changed',
    data: {
      round_id: draw.id,
      index: draw.chain_index,
      phase,
      phase_ends_at: ends,
      started_at: draw.closed_at?.toISOString() ?? null,
      server_time: clock.now().toISOString(),
      table_id: '1',
      stage: draw.void_reason === null ? stage : 'void',
      stage_ends_at: ends,
      hash: draw.hash,
      outcome: draw.outcome,
      entropy_source: draw.entropy_source,
      entropy: draw.entropy,
      root: draw.root,
      count: draw.ticket_count,
      ...(site ? { sales: formatAmount(draw.sales_minor, site.currency.code) } : {}),
    },
  });
}
