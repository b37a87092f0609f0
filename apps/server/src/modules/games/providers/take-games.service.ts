import type { catalogueChanged, ProviderResponse } from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { announceCatalogue } from './announce-catalogue.ts';
import { knownGames, writeNewlyTold, writeToldGame, type ToldGame } from './catalogue.store.ts';
import type { NewGame } from './new-games/new-game.ts';
import { addGames, markCatalogue } from './new-games/new-games.service.ts';
import { readProviderNames, renameProvider } from './new-games/new-games.store.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { newGameOf, toldGameOf, type Told } from './told-game.ts';

export type Result = ProviderResponse<typeof catalogueChanged>['results'][number];
export type Teller = Pick<ProviderCaller, 'server' | 'connectionCode'>;

/** What came of news about games. */
export interface Taken {
  results: Result[];
  /** So many games are new to the platform. */
  added: number;
}

/** A game with what is kept of it, and what the catalogue takes over where it is new. */
interface Read {
  told: ToldGame;
  fresh: NewGame | null;
}

/**
 * Takes over what a connection's studio says of the games of its providers. Nobody hears of it
 * before {@link publishTaken}.
 */
export async function takeGames(teller: Teller, games: readonly Told[]): Promise<Taken> {
  const { server, connectionCode } = teller;
  const { db } = server.database;
  const names = await takeNames(teller, games);
  const known = await knownGames(db, connectionCode, games);
  const read = games.map((game) => readGame(game, { names, known, now: server.clock.now() }));
  const added = read.filter((one) => typeof one !== 'string' && one.fresh !== null) as Fresh[];
  await addAll(server, added, names);
  const results: Result[] = [];
  for (const [index, one] of read.entries()) {
    const { provider = '', game = '' } = games[index] ?? {};
    if (typeof one === 'string') results.push({ provider, game, result: 'refused', problem: one });
    else {
      const result = one.fresh ? 'changed' : await writeToldGame(db, one.told);
      results.push({ provider, game, result, problem: null });
    }
  }
  return { results, added: added.length };
}

type Fresh = Read & { fresh: NewGame };

/** What a game says, or why it is not taken; one that is new is known from then on. */
function readGame(
  game: Told,
  { names, known, now }: { names: ReadonlyMap<string, string>; known: Set<string>; now: Date },
): Read | string {
  if (!names.has(game.provider)) return 'not offered here';
  const told = toldGameOf(game);
  if (typeof told === 'string') return told;
  const key = `${game.provider}/${game.game}`;
  if (known.has(key)) return { told, fresh: null };
  const fresh = newGameOf(game, now);
  if (typeof fresh === 'string') return fresh;
  known.add(key);
  return { told, fresh };
}

/** A game is never there without what its studio said of it. */
function addAll(
  server: ServerContext,
  added: readonly Fresh[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  return inTransaction(server.database, async (executor) => {
    const games = added.map(({ fresh }) => fresh);
    await addGames(executor, server, games, names);
    const told = added.map((one) => one.told);
    await writeNewlyTold(executor, told);
  });
}

/** Names of the connection's providers by code, after what these games say of them. */
async function takeNames(
  { server, connectionCode }: Teller,
  games: readonly Told[],
): Promise<ReadonlyMap<string, string>> {
  const { db } = server.database;
  const names = await readProviderNames(db, connectionCode);
  const said = new Map(games.map(({ provider, providerName }) => [provider, providerName]));
  for (const [code, name] of said) {
    if (name === undefined || !names.has(code) || names.get(code) === name) continue;
    await renameProvider(db, { code, name });
    names.set(code, name);
  }
  return names;
}

/**
 * Tells every process of what changed; where games are new, what the lists lead with is decided
 * anew.
 */
export async function publishTaken(
  server: ServerContext,
  { results, added }: Taken,
): Promise<void> {
  if (!results.some(({ result }) => result === 'changed')) return;
  await inTransaction(server.database, async (executor) => {
    if (added > 0) await markCatalogue(executor);
    await announceCatalogue(server, executor);
  });
}
