import { inTransaction, isDatabaseAway } from '@pavilion/database';
import { tokensEarned } from '@pavilion/domain/vip';
import type { ServerContext } from '../../../context.ts';
import { publishBalance, tokenCurrency } from '../../money/wallet/index.ts';
import { markEarned, readOpenTurnover, type OpenTurnover } from './earn-tokens.store.ts';
import { vipSiteIds } from './turn-cycles.service.ts';

const batchSize = 200;
const noPlayer = '00000000-0000-0000-0000-000000000000';

/**
 * Pays game tokens for settled turnover, each part of it once; what is left over waits for the
 * next. Void bets are no turnover. A payment that is refused does not keep the other players: it is
 * logged, raised at the end, so that the run counts as failed, and tried again with the next.
 */
export async function earnTokens(context: ServerContext): Promise<void> {
  const siteIds = vipSiteIds(context);
  let after = noPlayer;
  let refused = 0;
  for (;;) {
    const asked = { siteIds, after, limit: batchSize };
    const open = await readOpenTurnover(context.database.db, asked);
    for (const turnover of open) if (!(await isPaid(context, turnover))) refused += 1;
    if (open.length < batchSize) break;
    after = open.at(-1)?.playerId ?? after;
  }
  if (refused > 0) throw new Error(`${refused} payments of game tokens were refused`);
}

async function isPaid(context: ServerContext, turnover: OpenTurnover): Promise<boolean> {
  try {
    await pay(context, turnover);
    return true;
  } catch (error) {
    // Refuses nobody: the whole run has failed, and the next finds all of it again.
    if (isDatabaseAway(error)) throw error;
    context.logger.error({ err: error, player: turnover.playerId }, 'game tokens were not paid');
    return false;
  }
}

/**
 * Money first, then the totals: settlements lock both in this order. Whoever finds the totals
 * changed leaves all as it was.
 */
async function pay(context: ServerContext, turnover: OpenTurnover): Promise<void> {
  const { siteId, playerId, earnedMinor, openMinor, perTokenMinor } = turnover;
  const { tokens, usedMinor } = tokensEarned(openMinor, perTokenMinor);
  const currency = context.sites.byId(siteId)?.currency.code;
  if (tokens === 0n || currency === undefined) return;
  await inTransaction(context.database, async (executor) => {
    const { replayed } = await context.ledger.post(executor, {
      siteId,
      source: 'vip-tokens',
      key: `${playerId}:${earnedMinor}`,
      // The same key for another sum is another's payment of this very turnover: the ledger refuses
      // it.
      kind: 'vip.tokens',
      currency: tokenCurrency,
      lines: [
        { owner: 'house', kind: 'promo_fund', amountMinor: -tokens },
        { owner: 'player', playerId, kind: 'token', amountMinor: tokens },
      ],
      ref: {},
    });
    if (replayed) return;
    if (!(await markEarned(executor, turnover, earnedMinor + usedMinor)))
      throw new Error('turnover was earned by two at once');
    await publishBalance(context, executor, { siteId, playerId, currency });
  });
}
