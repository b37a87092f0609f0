import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { bingoVariants } from '@pavilion/games/bingo/index';
import { firstRoom, practiceRoom } from './room-settings.ts';
import { writeRoom } from './room.store.ts';

/**
 * Opens a room of each variant and one of play money on a site, as sites begin with them; their
 * games are planned by the next turn of the job.
 */
export async function beginBingo(
  executor: Executor,
  site: { siteId: string; currency: CurrencyCode; now: Date },
): Promise<void> {
  for (const variant of bingoVariants) await writeRoom(executor, firstRoom(variant, site));
  await writeRoom(executor, practiceRoom(site));
}
