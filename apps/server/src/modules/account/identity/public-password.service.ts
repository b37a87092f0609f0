import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { hashOfNoPassword, verifyPassword } from './password.ts';
import { findComputerPlayers, findNamed, lockPlayerById, updatePlayer } from './player.store.ts';
import { endSessions, forgetSessions } from './session.service.ts';

/** An account of the demo, on any site. */
export interface DemoPlayer {
  id: string;
  siteId: string;
  accountId: string;
}

/**
 * Accounts of this name that the password opens, on all sites. `onlyOne`: one is enough to know.
 */
export async function accountsOpenedBy(
  { database }: ServerContext,
  known: { accountId: string; password: string },
  { onlyOne = false } = {},
): Promise<DemoPlayer[]> {
  const opened: DemoPlayer[] = [];
  const fits = new Map<string, boolean>();
  for (const row of await findNamed(database.db, known.accountId)) {
    // One hash may serve many accounts, and comparing takes its time.
    const isOpen =
      fits.get(row.passwordHash) ?? (await verifyPassword(row.passwordHash, known.password));
    fits.set(row.passwordHash, isOpen);
    if (isOpen) opened.push({ id: row.id, siteId: row.siteId, accountId: known.accountId });
    if (isOpen && onlyOne) break;
  }
  return opened;
}

/** Accounts the computer plays, that are not closed. */
export const computerPlayers = ({ database }: ServerContext): Promise<DemoPlayer[]> =>
  findComputerPlayers(database.db);

/**
 * Closes an account for good: its sessions end and no password opens it, not even when it is opened
 * again.
 */
export async function closeForGood(
  context: ServerContext,
  actor: string,
  { id, siteId, accountId }: DemoPlayer,
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'player.status',
    subject: { siteId, subject: accountId },
    lock: (trx) => lockPlayerById(trx, siteId, id),
    work: async (trx, before) => {
      const changes = { status: 'CLOSED', password_hash: hashOfNoPassword() } as const;
      const updated_at = context.clock.now();
      await updatePlayer(trx, { id, siteId }, { ...changes, updated_at });
      await endSessions(trx, context, { playerId: id }, 'closed');
      const { status } = changes;
      return { answer: undefined, before: { status: before.status }, after: { status } };
    },
  });
  forgetSessions(context, id);
}
