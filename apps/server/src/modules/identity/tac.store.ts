import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { TacPurpose } from './tac.service.ts';

/** Puts a new code in the place of the old one, which stops working. */
export async function replaceTac(
  executor: Executor,
  tac: {
    playerId: string;
    siteId: string;
    purpose: TacPurpose;
    codeHash: Uint8Array;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const values = {
    code_hash: tac.codeHash,
    created_at: tac.now,
    expires_at: tac.expiresAt,
    tries: 0,
    used_at: null,
  };
  await executor
    .insertInto('tacs')
    .values({ player_id: tac.playerId, site_id: tac.siteId, purpose: tac.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['player_id', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Hash of the player's newest code for the purpose, dead or alive. */
export async function readTac(
  executor: Executor,
  playerId: string,
  purpose: TacPurpose,
): Promise<Uint8Array | null> {
  const row = await executor
    .selectFrom('tacs')
    .select('code_hash')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Counts a try on a live code; false when it is used, expired, or out of tries, or there is none. */
export async function takeTry(
  executor: Executor,
  playerId: string,
  purpose: TacPurpose,
  limits: { now: Date; triesMax: number },
): Promise<boolean> {
  const row = await executor
    .updateTable('tacs')
    .set({ tries: sql<number>`tries + 1` })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', limits.now)
    .where('tries', '<', limits.triesMax)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code up; false when somebody else did so first. The hash ties it to the code that was tried. */
export async function spendTac(
  executor: Executor,
  playerId: string,
  purpose: TacPurpose,
  used: { codeHash: Uint8Array; now: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('tacs')
    .set({ used_at: used.now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', used.codeHash)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}
