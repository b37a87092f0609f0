import { sql } from 'kysely';
import type { TestServer } from '@pavilion/test-kit';

const connection = {
  code: 'SERVING',
  name: 'A studio that serves everything',
  launch_address: 'http://studio.test/launch',
};

/**
 * A studio has told of every game of the catalogue, or of those of some categories: they open where
 * their provider is offered.
 */
export async function serveGames(
  { context }: TestServer,
  categories: readonly string[] | null = null,
): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  await db
    .insertInto('provider_connections')
    .values({ ...connection, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update providers set connection_code = ${connection.code}
    where connection_code is null and code <> 'PAVILION'`.execute(db);
  await tellOfGames(context, categories);
  await context.sites.refresh();
}

/** What a studio's catalogue says of the games of its providers: they are there. */
export async function tellOfGames(
  { database, clock }: Pick<TestServer['context'], 'database' | 'clock'>,
  categories: readonly string[] | null = null,
): Promise<void> {
  await sql`
    insert into provider_games (provider_code, game_code, stakes, facts, told_at)
    select g.provider_code, g.code, '{}', '{}', ${clock.now()}::timestamptz
      from games g join providers p on p.code = g.provider_code and p.connection_code is not null
     where ${categories === null} or g.category = any (${[...(categories ?? [])]}::text[])
    on conflict do nothing`.execute(database.db);
}
