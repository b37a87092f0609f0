import {
  studioBetLevels,
  studioSelfValidate,
  type ProviderCall,
  type ProviderRequest,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { listGamesOf } from './catalogue.store.ts';
import { findConnection, findConnectionOf, type ConnectionRow } from './connection.store.ts';
import { StudioUnreachable } from './guarded-call.service.ts';
import { askStudio } from './studio-client.service.ts';

/** As many as one request may name. */
const gamesMax = 1000;

/**
 * How a studio sees its connection: our clock, the games we offer of it, its way to the wallet.
 * Moves nothing. Throws OperatorError.
 */
export async function validateStudio(
  server: ServerContext,
  connectionCode: string,
): Promise<ProviderResponse<typeof studioSelfValidate>> {
  const connection = await findConnection(server.database.db, connectionCode);
  if (!connection) throw new OperatorError(`there is no connection ${connectionCode}`);
  const games = await listGamesOf(server.database.db, connectionCode, gamesMax);
  return askForOperator(server, connection, studioSelfValidate, { games });
}

/** The stakes that a studio lets choose at a game, in a currency. Throws OperatorError. */
export async function readBetLevels(
  server: ServerContext,
  asked: ProviderRequest<typeof studioBetLevels>,
): Promise<ProviderResponse<typeof studioBetLevels>> {
  const connection = await findConnectionOf(server.database.db, asked.provider);
  if (!connection) throw new OperatorError(`no studio is connected for ${asked.provider}`);
  return askForOperator(server, connection, studioBetLevels, asked);
}

/** As {@link askStudio}, for an operator: a studio that does not answer is an OperatorError. */
export async function askForOperator<C extends ProviderCall>(
  server: ServerContext,
  connection: ConnectionRow,
  call: C,
  input: ProviderRequest<C>,
): Promise<ProviderResponse<C>> {
  try {
    return await askStudio(server, connection, call, input);
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    throw new OperatorError(`the studio does not answer: ${error.message}`);
  }
}
