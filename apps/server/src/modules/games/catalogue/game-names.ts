import type { ServerContext } from '../../../context.ts';
import { readAllGameNames } from './game.store.ts';

export interface GameNames {
  findGame(
    providerCode: string,
    gameCode: string,
  ): { name: string; category: string; providerName: string } | null;
  findProvider(providerCode: string): { name: string } | null;
}

const freshMs = 60_000;

/**
 * Names of every game and provider of the catalogue, read at most once a minute: pictures are asked
 * for by the hundred.
 */
export function createGameNames(context: ServerContext): () => Promise<GameNames> {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let names: Promise<GameNames> | null = null;
  return () => {
    if (names === null || performance.now() - readAtMs > freshMs) {
      readAtMs = performance.now();
      names = readNames(context);
      names.catch(() => (names = null));
    }
    return names;
  };
}

async function readNames(context: ServerContext): Promise<GameNames> {
  const rows = await readAllGameNames(context.database.db);
  const games = new Map(rows.map((row) => [`${row.provider_code}/${row.code}`, row]));
  const providers = new Map(rows.map((row) => [row.provider_code, { name: row.provider_name }]));
  return {
    findGame(providerCode, gameCode) {
      const row = games.get(`${providerCode}/${gameCode}`);
      return row
        ? { name: row.name, category: row.category, providerName: row.provider_name }
        : null;
    },
    findProvider: (providerCode) => providers.get(providerCode) ?? null,
  };
}
