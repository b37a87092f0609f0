import { inTransaction } from '@pavilion/database';
import { houseProviderCode } from '@pavilion/games';
import { cutOffMs, drawsAfter, type ScheduledDraw } from '@pavilion/games/lottery/index';
import type { ServerContext } from '../../../context.ts';
import { activeChain, retireChain } from '../fairness/index.ts';
import { openDraw, readDrawTimes, readLastDrawOf } from './draw.store.ts';
import { readLotteryGames, type LotteryGameRow } from './lottery-game.store.ts';
import { drawsAhead, rulesOf } from './lottery-settings.ts';

/**
 * Opens draws of every lottery that sites run, as many ahead as can be bought at once. Late, or
 * twice, it does the same.
 */
export async function openDraws(server: ServerContext): Promise<void> {
  const games = await readLotteryGames(server.database.db, null);
  for (const settings of games.filter((row) => row.is_enabled))
    await openAhead(server, settings).catch((error: unknown) =>
      server.logger.error(
        { err: error, site: settings.site_id, game: settings.game_code },
        'draws of a lottery were not opened',
      ),
    );
}

async function openAhead(server: ServerContext, settings: LotteryGameRow): Promise<void> {
  const site = server.sites.byId(settings.site_id);
  if (site?.status !== 'ACTIVE') return;
  // One whose sale would end at once is not opened any more.
  const after = new Date(server.clock.now().getTime() + cutOffMs);
  const asked = { siteId: settings.site_id, gameCode: settings.game_code, after };
  const known = new Set(
    (await readDrawTimes(server.database.db, asked)).map((drawAt) => drawAt.getTime()),
  );
  const { weekdays, times } = settings;
  const wanted = drawsAfter({ weekdays, times }, site.timeZone, after, drawsAhead);
  for (const draw of wanted.filter(({ at }) => !known.has(at.getTime()))) {
    // Without a link there is no draw: a later turn tries anew.
    if (!(await open(server, settings, draw))) return;
  }
}

/** `4d:2026-11-28-1900`. */
const codeOf = (gameCode: string, { date, time }: ScheduledDraw): string =>
  `${gameCode.replace('lotto-', '')}:${date}-${time.replace(':', '')}`;

async function open(
  server: ServerContext,
  settings: LotteryGameRow,
  draw: ScheduledDraw,
): Promise<boolean> {
  const { site_id: siteId, game_code: gameCode } = settings;
  const chain = await activeChain(server, {
    siteId,
    providerCode: houseProviderCode,
    gameCode,
    tableId: '',
  });
  if (!chain) return false;
  const { db } = server.database;
  const last = await readLastDrawOf(db, chain.id);
  // A link gives away those of lower numbers: draws of one chain follow each other in time. An
  // earlier one, of a changed schedule, has another.
  if (chain.next_index > chain.length || (last !== null && last > draw.at)) {
    await retireChain(db, chain.id);
    return open(server, settings, draw);
  }
  const id = server.ids.next();
  await inTransaction(server.database, (executor) =>
    openDraw(executor, {
      id,
      code: codeOf(gameCode, draw),
      version: rulesOf(settings).version,
      chainId: chain.id,
      settings,
      opensAt: server.clock.now(),
      cutOffAt: new Date(draw.at.getTime() - cutOffMs),
      drawAt: draw.at,
    }),
  );
  return true;
}
