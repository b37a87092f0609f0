import { studioRoundView } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { findConnectionOf } from './connection.store.ts';
import { StudioUnreachable } from './guarded-call.service.ts';
import { askStudio } from './studio-client.service.ts';

export interface RoundView {
  url: string;
  validUntil: string;
  /** Shows the same to anybody it is passed on to; null: the studio has none. */
  replayUrl: string | null;
}

/**
 * Where a studio shows a finished round as it was; null when it shows none: it keeps the round no
 * more, does not answer, or speaks a dialect without such a call. An address of another origin than
 * its games is none: players are led nowhere else.
 */
export async function viewStudioRound(
  server: ServerContext,
  round: { providerCode: string; roundId: string; language: string },
): Promise<RoundView | null> {
  const connection = await findConnectionOf(server.database.db, round.providerCode);
  if (!connection) return null;
  try {
    const { view, replay = null } = await askStudio(server, connection, studioRoundView, {
      provider: round.providerCode,
      roundId: round.roundId,
      language: round.language,
    });
    if (view === null) return null;
    const isOurs = (url: string): boolean =>
      new URL(url).origin === new URL(connection.launch_address).origin;
    if (isOurs(view.url))
      return { ...view, replayUrl: replay !== null && isOurs(replay) ? replay : null };
    server.logger.warn({ connection: connection.code }, 'a studio shows rounds at another origin');
    return null;
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    server.logger.warn({ err: error, connection: connection.code }, 'a studio showed no round');
    return null;
  }
}
