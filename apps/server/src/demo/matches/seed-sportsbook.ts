import type { ServerContext } from '../../context.ts';
import { openSportsbook } from '../../modules/sportsbook/index.ts';
import { readDemoSettings, writeDemoSettings } from './demo.store.ts';
import { playDemoMatches } from './play-demo.service.ts';
import { topUpDemo } from './top-up-demo.service.ts';

const dayMs = 24 * 60 * 60_000;
const seedDraws = 4;

/**
 * Opens the sportsbook on every site and starts the demo leagues: settings, matches to come, and those under way. Runs
 * once with the demo and does no harm when repeated.
 */
export async function seedSportsbook(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const today = Math.floor(context.clock.now().getTime() / dayMs) * dayMs;
  await writeDemoSettings(db, { seed: newSeed(context), epoch: new Date(today) });
  for (const { id, currency } of context.sites.all()) {
    await openSportsbook(db, { id, currency: currency.code });
  }
  await topUpDemo(context);
  await playDemoMatches(context);
}

/** Starts the demo leagues on a database that was made without them. */
export async function ensureDemo(context: ServerContext): Promise<void> {
  if (!(await readDemoSettings(context.database.db))) await seedSportsbook(context);
}

function newSeed({ random }: Pick<ServerContext, 'random'>): string {
  return Array.from({ length: seedDraws }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}
