import { randomBytes } from 'node:crypto';
import type { Executor } from '@pavilion/database';
import { asId, type PlayerId } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { hashOfNoPassword } from './password.ts';
import { activatePlayer, insertPlayer, lockPlayerById, updatePlayer } from './player.store.ts';
import { endSessions, forgetSessions } from './session.service.ts';
import { endTacs } from './tac.store.ts';

/** Blocks, closes or reopens an account. Blocking and closing end every session and code. */
export async function changePlayerStatus(
  context: ServerContext,
  actor: string,
  { id, siteId, accountId }: { id: string; siteId: string; accountId: string },
  status: 'ACTIVE' | 'BLOCKED' | 'CLOSED',
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'player.status',
    subject: { siteId, subject: accountId },
    lock: (trx) => lockPlayerById(trx, siteId, id),
    work: async (trx, before) => {
      const now = context.clock.now();
      await updatePlayer(trx, { id, siteId }, { status, updated_at: now });
      if (status !== 'ACTIVE') {
        await endSessions(trx, context, { playerId: id }, status.toLowerCase());
        await endTacs(trx, id, now);
      }
      return { answer: undefined, before: { status: before.status }, after: { status } };
    },
  });
  forgetSessions(context, id);
}

/** Marks an account as one with which the operator tries things out, or takes the mark off. */
export function markTestAccount(
  context: ServerContext,
  actor: string,
  { id, siteId, accountId }: { id: string; siteId: string; accountId: string },
  isTest: boolean,
): Promise<void> {
  return changeAsOperator(context, actor, {
    action: 'player.test',
    subject: { siteId, subject: accountId },
    lock: (trx) => lockPlayerById(trx, siteId, id),
    work: async (trx, before) => {
      if (before.is_test === isTest) return { answer: undefined };
      await updatePlayer(trx, { id, siteId }, { is_test: isTest, updated_at: context.clock.now() });
      return { answer: undefined, before: { is_test: before.is_test }, after: { is_test: isTest } };
    },
  });
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

/**
 * Makes an account that needs no code, for the demo. One hash may serve many accounts with the same
 * password.
 */
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

/**
 * Makes an account the computer plays in a demo, marked as such: it has no password, and no code is
 * ever sent to it.
 */
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
