import { closeSession, type ProviderRequest } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findConnection } from './connection.store.ts';
import { endSessionsOf } from './session.store.ts';
import { askStudio } from './studio-client.service.ts';

export interface KickOrder {
  siteId: string;
  playerId: string;
  reason: ProviderRequest<typeof closeSession>['reason'];
}

/**
 * Ends a player's game sessions: no studio takes a stake with them any more, while wins of rounds
 * that run are still paid. Each studio is told, so that its game closes; one that does not answer
 * changes nothing about it. Gives how many sessions were ended.
 */
export async function kickPlayer(server: ServerContext, order: KickOrder): Promise<number> {
  const { siteId, playerId, reason } = order;
  const now = server.clock.now();
  const ended = await endSessionsOf(server.database.db, { siteId, playerId, reason, now });
  await tellStudios(server, ended, reason);
  return ended.length;
}

/** The same by an operator, kept in the log of changes. */
export async function kickByOperator(
  server: ServerContext,
  actor: string,
  { siteId, playerId, account }: Omit<KickOrder, 'reason'> & { account: string },
): Promise<number> {
  const reason = 'operator';
  const ended = await changeAsOperator(server, actor, {
    action: 'provider.kick',
    subject: { siteId, subject: account },
    lock: (trx) => endSessionsOf(trx, { siteId, playerId, reason, now: server.clock.now() }),
    work: async (_trx, rows) => ({
      answer: rows,
      before: null,
      after: { sessions: rows.length },
    }),
  });
  await tellStudios(server, ended, reason);
  return ended.length;
}

async function tellStudios(
  server: ServerContext,
  ended: ReadonlyArray<{ connection_code: string; alias: string }>,
  reason: KickOrder['reason'],
): Promise<void> {
  const seats = new Map(ended.map((row) => [row.connection_code, row.alias]));
  for (const [code, player] of seats) await tellStudio(server, code, { player, reason });
}

async function tellStudio(
  server: ServerContext,
  connectionCode: string,
  order: { player: string; reason: KickOrder['reason'] },
): Promise<void> {
  const connection = await findConnection(server.database.db, connectionCode);
  if (!connection?.studio_address) return;
  try {
    await askStudio(server, connection, closeSession, order);
  } catch (error) {
    server.logger.warn(
      { err: error, connection: connectionCode },
      'a studio was not told to close',
    );
  }
}
