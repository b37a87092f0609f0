import {
  cancelRound,
  studioRoundDetails,
  studioTransactionStatus,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { askForOperator } from './check-studio.service.ts';
import { findConnectionOf, type ConnectionRow } from './connection.store.ts';
import { findRoundOfSite, type OpenRound } from './reconcile.store.ts';
import { refusalOf } from './refusal-codes.ts';
import { settleRound } from './settle-round.service.ts';
import { findMove, type MoveRow } from './status.store.ts';

interface RoundAsked {
  provider: string;
  roundId: string;
}

/** Why a studio lets a round go on, in words. */
const refusals: Readonly<
  Record<NonNullable<ProviderResponse<typeof cancelRound>['problem']>, string>
> = {
  finished: 'it has its result',
  inPlay: 'its player is playing it just now',
  notCancellable: 'its rules let nobody take it back',
};

/**
 * Breaks an open round off: the studio is asked first, and what it cancels is given back here.
 * Throws OperatorError, and nothing has moved.
 */
export async function cancelStudioRound(
  server: ServerContext,
  actor: string,
  { site, provider, roundId }: RoundAsked & { site: Site },
): Promise<void> {
  const { db } = server.database;
  const key = { siteId: site.id, providerCode: provider, roundId };
  const round = await findRoundOfSite(db, key);
  if (!round) throw new OperatorError(`there is no round ${roundId} of ${provider}`);
  if (round.finished_at) throw new OperatorError('the round is closed');
  const connection = await connectionOf(server, provider);
  const { result, problem } = await askForOperator(server, connection, cancelRound, {
    provider,
    roundId,
  });
  if (result === 'refused')
    throw new OperatorError(
      `the studio lets it go on: ${problem === null ? 'no reason' : refusals[problem]}`,
    );
  await giveBack(server, round);
  await inTransaction(server.database, (executor) =>
    recordOperatorChange(executor, server, {
      actor,
      action: 'provider.cancel-round',
      subject: `${provider}/${roundId}`,
      siteId: site.id,
      before: { staked_minor: round.staked_minor.toString() },
      after: { result },
    }),
  );
}

/**
 * Gives the stakes of a round back. What came for it meanwhile may stand in the way: an
 * OperatorError, and nothing has moved.
 */
async function giveBack(server: ServerContext, round: OpenRound): Promise<void> {
  const cancelled = { state: 'cancelled' as const, txId: null, win: null };
  try {
    await settleRound(server, round, cancelled, server.clock.now());
  } catch (error) {
    const code = refusalOf(error);
    if (code === null) throw error;
    throw new OperatorError(`the studio cancelled it, and the wallet refuses: ${code}`);
  }
}

/**
 * What happened in a finished round, as its studio has it; null when it keeps it no more. Throws
 * OperatorError.
 */
export async function readRoundDetails(
  server: ServerContext,
  { provider, roundId }: RoundAsked,
): Promise<ProviderResponse<typeof studioRoundDetails>['round']> {
  const connection = await connectionOf(server, provider);
  const asked = { provider, roundId };
  return (await askForOperator(server, connection, studioRoundDetails, asked)).round;
}

/** A transaction as both sides have it. Throws OperatorError. */
export async function readBothSides(
  server: ServerContext,
  { provider, txId }: { provider: string; txId: string },
): Promise<{ here: MoveRow | null; there: ProviderResponse<typeof studioTransactionStatus> }> {
  const connection = await connectionOf(server, provider);
  const siteIds = server.sites.all().map(({ id }) => String(id));
  const [here, there] = await Promise.all([
    findMove(server.database.db, { siteIds, providerCode: provider, txId }),
    askForOperator(server, connection, studioTransactionStatus, { provider, txId }),
  ]);
  return { here, there };
}

async function connectionOf({ database }: ServerContext, provider: string): Promise<ConnectionRow> {
  const connection = await findConnectionOf(database.db, provider);
  if (!connection) throw new OperatorError(`no studio is connected for ${provider}`);
  return connection;
}
