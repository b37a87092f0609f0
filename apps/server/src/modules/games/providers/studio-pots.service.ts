import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { formatAmount } from '@pavilion/domain/money';
import type { ToldJackpotWin } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { rememberFor } from '../../../remember.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readStudioPots } from './jackpot.store.ts';

const rememberedMs = 3000;
/** Half a dozen answers missed: who does not say what stands in a pot shows none. */
const freshMs = 3 * 60_000;

export interface StudioPotWin {
  amount: string;
  at: string;
  winner: string | null;
}

/** A jackpot of a studio as it stands now, in the site's currency. */
export interface StudioPot {
  providerCode: string;
  providerName: string;
  jackpotId: string;
  tier: string | null;
  names: Readonly<Record<string, string>>;
  amount: string;
  /** Games of this site in which it can be won now. */
  gameCodes: readonly string[];
  last: StudioPotWin | null;
  biggest: StudioPotWin | null;
}

/**
 * Jackpots of studios that can be won on a site now, largest first; none where the place forbids
 * jackpots.
 */
export const studioPots = rememberFor(
  rememberedMs,
  async ({ database, clock }: ServerContext, site: Site): Promise<readonly StudioPot[]> => {
    if (!jurisdictionFlags[site.jurisdiction].areJackpotsAllowed) return [];
    const { code: currency } = site.currency;
    const toldSince = new Date(clock.now().getTime() - freshMs);
    const rows = await readStudioPots(database.db, { siteId: site.id, currency, toldSince });
    const winOf = (win: ToldJackpotWin | null): StudioPotWin | null =>
      win && { ...win, amount: formatAmount(BigInt(win.amountMinor), currency) };
    return rows.map((row) => ({
      providerCode: row.provider_code,
      providerName: row.provider_name,
      jackpotId: row.jackpot_id,
      tier: row.tier === '' ? null : row.tier,
      names: row.names,
      amount: formatAmount(row.amount_minor, currency),
      gameCodes: row.game_codes,
      last: winOf(row.last_win),
      biggest: winOf(row.biggest_win),
    }));
  },
);

/** The largest pot of each game that has one, by `provider/game`. */
export async function potByGame(
  context: ServerContext,
  site: Site,
): Promise<ReadonlyMap<string, string>> {
  const pots = new Map<string, string>();
  for (const { providerCode, gameCodes, amount } of await studioPots(context, site))
    for (const code of gameCodes) {
      const key = `${providerCode}/${code}`;
      if (!pots.has(key)) pots.set(key, amount);
    }
  return pots;
}
