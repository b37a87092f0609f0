import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '@pavilion/database';
import { sql } from 'kysely';
import { benchSecret } from '../lib/server-process.ts';
import { addPlayers } from './bets-prepare.ts';

export interface BenchSeat {
  session: string;
  alias: string;
}

export interface PreparedStudio {
  key: { id: string; secret: string };
  site: { id: string; currency: string };
  seats: BenchSeat[];
}

export const studio = { connection: 'BENCH', provider: 'AURUM', game: 'vault-of-midas' };

const host = 'localhost';
const siteName = 'pavilion';
const operatorTool = fileURLToPath(new URL('../../apps/server/src/cli/main.ts', import.meta.url));

/**
 * A connected studio with a key, and players with money who sit at its game; no server uses the
 * database now.
 */
export async function prepareStudio(databaseUrl: string): Promise<PreparedStudio> {
  const { connection, provider } = studio;
  const launch = 'https://studio.example/launch';
  await operate(databaseUrl, ['connect', connection, '--launch', launch, '--providers', provider]);
  const told = await operate(databaseUrl, ['key-add', connection, '--site', siteName]);
  const fieldOf = (name: string): string =>
    new RegExp(`^${name}\\t(.+)$`, 'm').exec(told)?.[1] ?? '';
  const key = { id: fieldOf('key'), secret: fieldOf('secret') };
  return { key, ...(await seatPlayers(databaseUrl)) };
}

async function operate(databaseUrl: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, APP_SECRET: benchSecret };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [operatorTool, 'provider', ...words],
    { env },
  );
  return stdout;
}

async function seatPlayers(databaseUrl: string): Promise<Omit<PreparedStudio, 'key'>> {
  const database = await openDatabase({ databaseUrl });
  try {
    const site = await database.db
      .selectFrom('sites')
      .innerJoin('site_domains', 'site_domains.site_id', 'sites.id')
      .select(['sites.id', 'sites.currency'])
      .where('site_domains.host', '=', host)
      .executeTakeFirstOrThrow();
    const seats: BenchSeat[] = [];
    for (const { id } of await addPlayers(database, site)) {
      const seat = { session: randomBytes(24).toString('base64url'), alias: `p_${seats.length}` };
      const hash = createHash('sha256').update(seat.session).digest();
      await sql`insert into game_sessions (id, token_hash, connection_code, site_id, player_id,
        alias, provider_code, game_code, currency,
          device, launch_kind, language, created_at, expires_at)
        values (gen_random_uuid(), ${hash}, ${studio.connection}, ${site.id}, ${id}, ${seat.alias},
          ${studio.provider}, ${studio.game},
          ${site.currency}, 'desktop', 'embed', 'en', now(), now() + interval '1 day')`.execute(
        database.db,
      );
      seats.push(seat);
    }
    return { site, seats };
  } finally {
    await database.close();
  }
}

/**
 * `provider_transact` with the round that goes over HTTP; each client has players of its own, as
 * two rounds of one player wait for each other.
 */
export function transactScript({ site, seats }: PreparedStudio, clients: number): string {
  const last = Math.floor(seats.length / clients) - 1;
  return `\\set n 1 + :client_id + ${clients} * random(0, ${last})
select provider_transact('${studio.connection}', '${site.id}', s.token_hash, s.alias, '${studio.provider}', '${studio.game}', '${site.currency}',
    gen_random_uuid()::text, jsonb_build_array(jsonb_build_object('kind', 'debit-credit', 'tx', gen_random_uuid()::text, 'amount', 100, 'win', 50,
    'finished', true)), '{}'::uuid[], now(), 1800)
  from game_sessions s where s.player_id = (select id from bench_players where n = :n);
`;
}
