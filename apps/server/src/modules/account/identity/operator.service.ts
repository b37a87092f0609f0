import { randomBytes } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import { asId, type PlayerId } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { hashOfNoPassword } from './password.ts';
import { activatePlayer, findPlayer, insertPlayer, updatePlayer } from './player.store.ts';
import { endSessions, forgetSessions } from './session.service.ts';
import { endTacs } from './tac.store.ts';

/** Blocks, closes or reopens an account. Blocking and closing end every session and code. Gives false when there is no such account. */
export async function changePlayerStatus(
  context: ServerContext,
  actor: string,
  player: { siteId: string; accountId: string },
  status: 'ACTIVE' | 'BLOCKED' | 'CLOSED',
): Promise<boolean> {
  const row = await findPlayer(context.database.db, player.siteId, player.accountId);
  if (!row) return false;
  await inTransaction(context.database, async (executor) => {
    const now = context.clock.now();
    await updatePlayer(
      executor,
      { id: row.id, siteId: player.siteId },
      { status, updated_at: now },
    );
    await recordOperatorChange(executor, context, {
      actor,
      action: 'player.status',
      siteId: player.siteId,
      subject: player.accountId,
      before: { status: row.status },
      after: { status },
    });
    if (status === 'ACTIVE') return;
    await endSessions(executor, context, { playerId: row.id }, status.toLowerCase());
    await endTacs(executor, row.id, now);
  });
  forgetSessions(context, row.id);
  return true;
}

/** An account that is active from the start. */
export interface ReadyPlayer {
  siteId: string;
  accountId: string;
  passwordHash: string;
  fullName: string;
  phone: string;
  email: string;
  language: string;
}

/** Makes an account that needs no code, for the demo. One hash may serve many accounts with the same password. */
export async function createActivePlayer(
  executor: Executor,
  context: ServerContext,
  player: ReadyPlayer,
): Promise<PlayerId> {
  const id = asId<PlayerId>(context.ids.next());
  const now = context.clock.now();
  await insertPlayer(
    executor,
    {
      id,
      siteId: player.siteId,
      accountId: player.accountId,
      passwordHash: player.passwordHash,
      phone: player.phone,
      email: player.email,
      language: player.language,
      referralCode: randomBytes(5).toString('hex').toUpperCase(),
      referrerId: null,
      attribution: {},
      isAgeConfirmed: true,
    },
    now,
  );
  await activatePlayer(executor, id, now);
  await updatePlayer(executor, { id, siteId: player.siteId }, { full_name: player.fullName });
  return id;
}

/** Makes an account the computer plays in a demo, marked as such: it has no password, and no code is ever sent to it. */
export async function createComputerPlayer(
  executor: Executor,
  context: ServerContext,
  player: Omit<ReadyPlayer, 'passwordHash'>,
): Promise<PlayerId> {
  const id = await createActivePlayer(executor, context, {
    ...player,
    passwordHash: hashOfNoPassword(),
  });
  await updatePlayer(executor, { id, siteId: player.siteId }, { is_computer: true });
  return id;
}
