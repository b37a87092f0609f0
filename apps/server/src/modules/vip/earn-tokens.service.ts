import { inTransaction } from '@pavilion/database';
import { tokensEarned } from '@pavilion/domain/vip';
import type { ServerContext } from '../../context.ts';
import { publishBalance, tokenCurrency } from '../wallet/index.ts';
import { markEarned, readOpenTurnover, type OpenTurnover } from './earn-tokens.store.ts';
import { vipSiteIds } from './turn-cycles.service.ts';

const batchSize = 200;
const noPlayer = '00000000-0000-0000-0000-000000000000';

/** Pays game tokens for settled turnover, each part of it once; what is left over waits for the next. Void bets are no turnover. */
export async function earnTokens(context: ServerContext): Promise<void> {
  const siteIds = vipSiteIds(context);
  let after = noPlayer;
  for (;;) {
    const asked = { siteIds, after, limit: batchSize };
    const open = await readOpenTurnover(context.database.db, asked);
    for (const turnover of open) await pay(context, turnover);
    if (open.length < batchSize) return;
    after = open.at(-1)?.playerId ?? after;
  }
}

/** Money first, then the totals: settlements lock both in this order. Whoever finds the totals changed leaves all as it was. */
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
      // The same key for another sum is another's payment of this very turnover: the ledger refuses it.
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
