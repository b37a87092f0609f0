import type { CallResponse, realityStatus } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import {
  lockPlayer,
  readReality,
  writeRealityAnswer,
  type RealityRow,
} from './protection.store.ts';

type RealityAnswer = CallResponse<typeof realityStatus>;

/** Time signed in, net result since then, and when the next reality check comes. */
export async function readMyReality(context: PlayerContext): Promise<RealityAnswer> {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  return viewOf(context, await readReality(server.database.db, owner, now));
}

/**
 * The player goes on: the next question comes after the whole interval, in every tab and on every
 * device.
 */
export async function goOn(context: PlayerContext): Promise<RealityAnswer> {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  return inTransaction(server.database, async (executor) => {
    await lockPlayer(executor, owner);
    const { due_at: dueAt } = await readReality(executor, owner, now);
    // An answer nobody asked for does not put the question off.
    if (dueAt !== null && dueAt <= now) await writeRealityAnswer(executor, owner, now);
    return viewOf(context, await readReality(executor, owner, now));
  });
}

function viewOf({ site, now }: PlayerContext, row: RealityRow): RealityAnswer {
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    minutes: row.minutes ?? 0,
    started_at: row.started_at?.toISOString() ?? null,
    due_at: row.due_at?.toISOString() ?? null,
    is_due: row.due_at !== null && row.due_at <= now,
    staked: amount(row.staked_minor),
    returned: amount(row.returned_minor),
    net: amount(row.returned_minor - row.staked_minor),
  };
}
