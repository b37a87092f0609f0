import type { RealtimeEventData } from '@pavilion/contracts';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import { multiplierScale, multiplierText } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { siteGames, type GameRow } from '../../games/catalogue/index.ts';
import { readFeed, type FeedRow } from './bet-feed.store.ts';

type FeedBet = RealtimeEventData<'bets.made'>['bets'][number];

/** More than anybody reads in a second. */
const betsMax = 40;

/**
 * What was bet on a site since a moment, oldest first, names masked: the newest, if there is much.
 */
export async function betsSince(
  context: ServerContext,
  site: Site,
  since: Date,
): Promise<FeedBet[]> {
  const rows = await readFeed(context.database.db, { siteId: site.id, since, limit: betsMax });
  if (rows.length === 0) return [];
  const games = await siteGames(context, site);
  const byKey = new Map(games.map((game) => [`${game.provider_code}/${game.code}`, game]));
  return rows.map((row) => feedBet(row, byKey.get(`${row.providerCode}/${row.gameCode}`)));
}

function feedBet(row: FeedRow, game: GameRow | undefined): FeedBet {
  const { currency, stakeMinor, payoutMinor } = row;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  const isSports = row.providerCode === null;
  return {
    bet_id: row.id,
    kind: isSports ? 'sports' : 'game',
    account_id: maskAccountId(row.accountId),
    provider_code: row.providerCode,
    game_code: row.gameCode,
    game_name: game?.name ?? null,
    game_type: isSports
      ? categories.sportsbook.wireName
      : game
        ? categories[game.category as CategoryCode].wireName
        : null,
    stake: formatAmount(stakeMinor, currency),
    payout: payoutMinor === null ? null : formatAmount(payoutMinor, currency),
    multiplier: payoutMinor === null ? null : multiplierText(multiplierOf(row, payoutMinor)),
    currency,
    at: row.at.toISOString(),
  };
}

/** What a round of ours was played for; of a studio's round nothing is known but what came back. */
const multiplierOf = ({ multiplierE4, stakeMinor }: FeedRow, payoutMinor: bigint): bigint =>
  multiplierE4 === null ? (payoutMinor * multiplierScale) / stakeMinor : BigInt(multiplierE4);
