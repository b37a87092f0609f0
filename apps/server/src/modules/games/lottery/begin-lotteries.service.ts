import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { lotteryCodes } from '@pavilion/games/lottery/index';
import { writeLotteryGame } from './lottery-game.store.ts';
import { firstSettings } from './lottery-settings.ts';

/**
 * Runs every lottery of the studio on a site, as sites begin with them; their draws are opened by
 * the next turn of the job.
 */
export async function beginLotteries(
  executor: Executor,
  site: { siteId: string; currency: CurrencyCode; now: Date },
): Promise<void> {
  for (const code of lotteryCodes) await writeLotteryGame(executor, firstSettings(code, site));
}
