import { sql } from 'kysely';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '@pavilion/server/context';
import { seedCatalogue } from '@pavilion/server/modules/games/catalogue/index';
import { finishStaleHands } from '@pavilion/server/modules/games/hands/index';
import { houseProviderCode } from '@pavilion/games';
import type { PlayCommand } from './betting-commands.ts';
import { offerBonuses } from './bonus-operator.ts';

const dayMs = 24 * 60 * 60_000;

/** What the operator does where games are played. */
export async function performPlay(context: ServerContext, command: PlayCommand): Promise<unknown> {
  if (command.name === 'offerGames') return offerGames(context, command);
  if (command.name === 'offerBonuses') return offerBonuses(context, command.each);
  if (command.name === 'passRounds') return passRounds(context, command.passedMs);
  if (command.name === 'endHands') return endHands(context);
  return countOpenRounds(context);
}

/** Puts our studio's games on the site and money into the players' pockets. */
async function offerGames(
  context: ServerContext,
  { accountIds, amountMinor }: Extract<PlayCommand, { name: 'offerGames' }>,
): Promise<void> {
  const { db } = context.database;
  const site = await db.selectFrom('sites').select(['id', 'currency']).executeTakeFirstOrThrow();
  await seedCatalogue(db, context);
  await db
    .insertInto('site_providers')
    .values({ site_id: site.id, provider_code: houseProviderCode, is_enabled: true })
    .execute();
  await context.sites.refresh();
  const players = await db
    .selectFrom('players')
    .select('id')
    .where('account_id', 'in', accountIds)
    .execute();
  for (const { id } of players)
    await inTransaction(context.database, (executor) =>
      context.ledger.post(executor, {
        siteId: site.id,
        source: 'simulation',
        key: `fund ${id}`,
        kind: 'promotion',
        currency: site.currency,
        lines: [
          { owner: 'house', kind: 'promo_fund', amountMinor: -BigInt(amountMinor) },
          { owner: 'player', playerId: id, kind: 'cash', amountMinor: BigInt(amountMinor) },
        ],
      }),
    );
}

async function passRounds(context: ServerContext, passedMs: number): Promise<void> {
  await sql`update shared_rounds set starts_at = starts_at - ${passedMs} * interval '1 millisecond',
      ends_at = ends_at - ${passedMs} * interval '1 millisecond',
      next_at = next_at - ${passedMs} * interval '1 millisecond'
    where phase <> 'settled'`.execute(context.database.db);
}

async function endHands(context: ServerContext): Promise<number> {
  const { db } = context.database;
  await sql`update game_rounds set created_at = created_at - ${dayMs + 60_000}
    * interval '1 millisecond'
    where engine = 'hand' and state = 'open'`.execute(db);
  return finishStaleHands(context);
}

/** Stakes that are neither settled nor given back, and rounds that still run. */
async function countOpenRounds(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const open = await db
    .selectFrom('game_rounds')
    .select('id')
    .where('state', '=', 'open')
    .execute();
  return open.length;
}
