import type { Executor } from '@pavilion/database';
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

/** Tells everybody on the site how far a draw is, with the caller's transaction. */
export async function tellDraw(
  { publisher, clock }: ServerContext,
  executor: Executor,
  draw: DrawRow,
): Promise<void> {
  const [phase, stage] = stages[draw.state];
  const endsAt = { open: draw.cut_off_at, ending: draw.draw_at, closed: draw.draw_at } as const;
  const ends = draw.state in endsAt ? endsAt[draw.state as keyof typeof endsAt] : null;
  await publisher.publish(executor, {
    siteId: draw.site_id,
    topic: `round:${houseProviderCode}:${draw.game_code}`,
    name: 'round.changed',
    data: {
      round_id: draw.id,
      index: draw.chain_index,
      phase,
      phase_ends_at: ends?.toISOString() ?? null,
      started_at: draw.closed_at?.toISOString() ?? null,
      server_time: clock.now().toISOString(),
      table_id: '1',
      stage: draw.void_reason === null ? stage : 'void',
      stage_ends_at: ends?.toISOString() ?? null,
      hash: draw.hash,
      outcome: draw.outcome,
    },
  });
}
