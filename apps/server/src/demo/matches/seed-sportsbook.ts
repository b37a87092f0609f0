import type { ServerContext } from '../../context.ts';
import { openSportsbook } from '../../modules/sports/sportsbook/index.ts';
import { hasMatchesToCome, readDemoSettings, writeDemoSettings } from './demo.store.ts';
import { playDemoMatches } from './play-demo.service.ts';
import { topUpDemo } from './top-up-demo.service.ts';

const dayMs = 24 * 60 * 60_000;
const seedDraws = 4;

/**
 * Opens the sportsbook on every site and starts the demo leagues: settings, matches to come, and
 * those under way. Runs once with the demo and does no harm when repeated.
 */
export async function seedSportsbook(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const today = Math.floor(context.clock.now().getTime() / dayMs) * dayMs;
  await writeDemoSettings(db, { seed: newSeed(context), epoch: new Date(today) });
  for (const { id, currency } of context.sites.all()) {
    await openSportsbook(db, { id, currency: currency.code });
  }
  await fillBoard(context);
}

async function fillBoard(context: ServerContext): Promise<void> {
  await topUpDemo(context);
  await playDemoMatches(context);
}

/**
 * Sees to it that a server which says it is ready has matches to show: a database made without
 * them, or whose matches all passed while no server ran, gets its first ones now. The others come
 * with the job.
 */
export async function ensureDemo(context: ServerContext): Promise<void> {
  const { database, clock } = context;
  if (await hasMatchesToCome(database.db, clock.now())) return;
  if (await readDemoSettings(database.db)) await fillBoard(context);
  else await seedSportsbook(context);
}

function newSeed({ random }: Pick<ServerContext, 'random'>): string {
  return Array.from({ length: seedDraws }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}
