import {
  studioHealth,
  type ProviderInput,
  type ProviderResponse,
  type selfValidate,
} from '@pavilion/contracts/provider';
import { knownGames } from './catalogue.store.ts';
import { findConnection, listConnectedProviders } from './connection.store.ts';
import { readKeys } from './key.store.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { askStudio } from './studio-client.service.ts';

type Report = ProviderResponse<typeof selfValidate>;
type Check = Report['checks'][number];

/** A clock further off than this will not stay inside the window for long. */
const driftMaxMs = 30_000;

/** How the connection looks from here. Moves nothing. */
export async function validateConnection(
  caller: ProviderCaller,
  { games = [] }: ProviderInput<typeof selfValidate>,
): Promise<Report> {
  const { server, connectionCode, siteId, now } = caller;
  const site = siteId === null ? null : server.sites.byId(siteId);
  const clockDriftMs = caller.signedAt.getTime() - now.getTime();
  return {
    connection: connectionCode,
    site: site?.externalId ?? 'all',
    currency: site?.currency.code ?? 'all',
    serverTime: now.toISOString(),
    clockDriftMs,
    checks: [
      { name: 'signature', ok: true, detail: `key ${caller.keyId}` },
      {
        name: 'clock',
        ok: Math.abs(clockDriftMs) <= driftMaxMs,
        detail: `${clockDriftMs} ms from ours`,
      },
      await keysCheck(caller),
      await providersCheck(caller),
      await gamesCheck(caller, games),
      await studioCheck(caller),
    ],
  };
}

async function keysCheck({ server, connectionCode, siteId, now }: ProviderCaller): Promise<Check> {
  const keys = (await readKeys(server.database.db, connectionCode)).filter(
    (key) => key.site_id === siteId && (key.ends_at === null || key.ends_at > now),
  );
  const said = keys.map(({ id, ends_at }) =>
    ends_at ? `${id} until ${ends_at.toISOString()}` : id,
  );
  return { name: 'keys', ok: keys.length > 0, detail: said.join(', ') };
}

async function providersCheck({ server, connectionCode }: ProviderCaller): Promise<Check> {
  const { db } = server.database;
  const connection = await findConnection(db, connectionCode);
  const own = await listConnectedProviders(db, connectionCode);
  const off = own.filter(({ is_enabled }) => !is_enabled).map(({ code }) => code);
  const detail = `${own.length} connected${off.length > 0 ? `, switched off: ${off.join(', ')}` : ''}`;
  return {
    name: 'providers',
    ok: connection?.is_enabled === true && own.length > 0 && off.length === 0,
    detail: connection?.is_enabled === false ? 'the connection is switched off' : detail,
  };
}

async function gamesCheck(
  { server, connectionCode }: ProviderCaller,
  games: ReadonlyArray<{ provider: string; game: string }>,
): Promise<Check> {
  const known = await knownGames(server.database.db, connectionCode, games);
  const missing = games.filter(({ provider, game }) => !known.has(`${provider}/${game}`));
  const names = missing.slice(0, 20).map(({ provider, game }) => `${provider}/${game}`);
  return {
    name: 'games',
    ok: missing.length === 0,
    detail:
      missing.length === 0
        ? `${games.length} known`
        : `${missing.length} not offered here: ${names.join(', ')}`,
  };
}

async function studioCheck({ server, connectionCode }: ProviderCaller): Promise<Check> {
  const connection = await findConnection(server.database.db, connectionCode);
  if (!connection?.studio_address)
    return { name: 'studio', ok: false, detail: 'no address is kept to ask the studio at' };
  try {
    const { version, time } = await askStudio(server, connection, studioHealth, {});
    return { name: 'studio', ok: true, detail: `version ${version}, its time ${time}` };
  } catch (error) {
    return {
      name: 'studio',
      ok: false,
      detail: error instanceof Error ? error.message : 'no answer',
    };
  }
}
