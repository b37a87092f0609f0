import { studioCatalogue } from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { isForeign } from './adapters/dialects.ts';
import { pullForeignCatalogue } from './adapters/foreign-catalogue.service.ts';
import { announceCatalogue } from './announce-catalogue.ts';
import { keepCursor } from './catalogue.store.ts';
import { listConnections, type ConnectionRow } from './connection.store.ts';
import { askStudio } from './studio-client.service.ts';
import {
  publishTaken,
  takeGames,
  type Result,
  type Taken,
  type Teller,
} from './take-games.service.ts';
import type { Told } from './told-game.ts';

/**
 * Takes news about games of a studio's providers: status, limits, countries and facts; a game that
 * the platform does not have is added. Those of other providers are refused.
 */
export async function takeCatalogue(teller: Teller, games: readonly Told[]): Promise<Result[]> {
  const taken = await takeGames(teller, games);
  await publishTaken(teller.server, taken);
  return taken.results;
}

/** Most pages of one pull: what is beyond comes with the next. */
const pagesMax = 40;
const pageSize = 500;

/**
 * Pulls what changed at every studio that can be asked, since the last time or since a moment that
 * is given. A studio that does not answer holds nobody up.
 */
export async function pullCatalogues(
  server: ServerContext,
  { since }: { since?: Date | undefined } = {},
): Promise<void> {
  for (const connection of await listConnections(server.database.db)) {
    const { studio_address: address, is_enabled: isOn, dialect } = connection;
    if (address === null || !isOn) continue;
    try {
      if (!isForeign(dialect)) await pullCatalogue(server, connection, since);
      else if (await pullForeignCatalogue(server, { ...connection, dialect }))
        await inTransaction(server.database, (executor) => announceCatalogue(server, executor));
    } catch (error) {
      server.logger.warn(
        { err: error, connection: connection.code },
        'its catalogue was not pulled',
      );
    }
  }
}

async function pullCatalogue(
  server: ServerContext,
  connection: ConnectionRow,
  since: Date | undefined,
): Promise<void> {
  const all: Taken = { results: [], added: 0 };
  try {
    await pullPages(server, connection, { since, all });
  } finally {
    // Pages that came before one that did not are taken.
    await publishTaken(server, all);
  }
}

async function pullPages(
  server: ServerContext,
  connection: ConnectionRow,
  { since, all }: { since: Date | undefined; all: Taken },
): Promise<void> {
  let cursor = since ? undefined : (connection.catalogue_cursor ?? undefined);
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await askStudio(server, connection, studioCatalogue, {
      cursor,
      updatedAfter: since?.toISOString(),
      limit: pageSize,
    });
    const taken = await takeGames({ server, connectionCode: connection.code }, answer.games);
    all.results.push(...taken.results);
    all.added += taken.added;
    logRefused(server, connection, taken.results);
    // Its own pull goes on where it was: the two count different pages.
    if (!since) await keepCursor(server.database.db, connection.code, answer.cursor);
    if (!answer.hasMore) return;
    cursor = answer.cursor;
  }
}

function logRefused(
  { logger }: ServerContext,
  { code }: ConnectionRow,
  results: readonly Result[],
) {
  const refused = results.filter(({ result }) => result === 'refused');
  if (refused.length === 0) return;
  logger.info(
    { connection: code, refused: refused.length, first: refused.slice(0, 5) },
    'games of a studio were not taken',
  );
}
