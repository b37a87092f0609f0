import {
  studioCatalogue,
  type catalogueChanged,
  type ProviderInput,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { isForeign } from './adapters/dialects.ts';
import { pullForeignCatalogue } from './adapters/foreign-catalogue.service.ts';
import { announceCatalogue } from './announce-catalogue.ts';
import { keepCursor, knownGames, writeToldGame, type ToldGame } from './catalogue.store.ts';
import { listConnections, type ConnectionRow } from './connection.store.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { askStudio } from './studio-client.service.ts';

type Game = ProviderInput<typeof catalogueChanged>['games'][number];
type Result = ProviderResponse<typeof catalogueChanged>['results'][number];

/** Takes news about games: status, limits, countries and facts of games the platform offers. Others are refused, not added. */
export async function takeCatalogue(
  caller: Pick<ProviderCaller, 'server' | 'connectionCode'>,
  games: readonly Game[],
): Promise<Result[]> {
  const { db } = caller.server.database;
  const known = await knownGames(db, caller.connectionCode, games);
  const results: Result[] = [];
  for (const game of games) {
    const { provider, game: code } = game;
    const told = known.has(`${provider}/${code}`) ? toldGameOf(game) : 'not offered here';
    results.push(
      typeof told === 'string'
        ? { provider, game: code, result: 'refused', problem: told }
        : { provider, game: code, result: await writeToldGame(db, told), problem: null },
    );
  }
  if (results.some(({ result }) => result === 'changed')) await announce(caller.server);
  return results;
}

const announce = (server: ServerContext): Promise<void> =>
  inTransaction(server.database, (executor) => announceCatalogue(server, executor));

/** What is kept of a game, or what is wrong with it. */
function toldGameOf(game: Game): ToldGame | string {
  const toldAt = new Date(game.updatedAt);
  if (Number.isNaN(toldAt.getTime())) return 'updatedAt is no time';
  if (game.names['en'] === undefined) return 'the name in en is missing';
  if (game.rtpVariants.filter(({ isActive }) => isActive).length !== 1)
    return 'exactly one RTP variant must be active';
  const stakes: ToldGame['stakes'] = {};
  for (const { currency, min, max } of game.stakes) {
    if (!isCurrencyCode(currency)) continue;
    const [low, high] = [parseAmount(min, currency), parseAmount(max, currency)];
    if (low === null || high === null || low > high)
      return `the stakes in ${currency} are no range`;
    stakes[currency] = { min: Number(low), max: Number(high) };
  }
  const { provider: _provider, game: _game, status, deletedAt, stakes: _stakes, ...facts } = game;
  return {
    providerCode: game.provider,
    gameCode: game.game,
    status: deletedAt === null ? status : 'retired',
    blockedCountries: game.blockedCountries,
    stakes,
    facts,
    toldAt,
  };
}

/** Most pages of one pull: what is beyond comes with the next. */
const pagesMax = 40;
const pageSize = 500;

/**
 * Pulls what changed at every studio that can be asked, since the last time or since a moment that is given. A studio that does not answer holds nobody
 * up.
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
        await announce(server);
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
  let cursor = since ? undefined : (connection.catalogue_cursor ?? undefined);
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await askStudio(server, connection, studioCatalogue, {
      cursor,
      updatedAfter: since?.toISOString(),
      limit: pageSize,
    });
    const results = await takeCatalogue({ server, connectionCode: connection.code }, answer.games);
    const refused = results.filter(({ result }) => result === 'refused');
    if (refused.length > 0)
      server.logger.info(
        { connection: connection.code, refused: refused.length, first: refused.slice(0, 5) },
        'games of a studio were not taken',
      );
    // Its own pull goes on where it was: the two count different pages.
    if (!since) await keepCursor(server.database.db, connection.code, answer.cursor);
    if (!answer.hasMore) return;
    cursor = answer.cursor;
  }
}
