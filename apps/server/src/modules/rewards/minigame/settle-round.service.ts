import type { Executor } from '@pavilion/database';
import type { PostingLine } from '@pavilion/ledger';
import type { Prize } from '@pavilion/rewards';
import { worthOf, type MiniRound, type MiniRow } from '@pavilion/rewards/minigame';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { publishBalance, tokenCurrency } from '../../money/wallet/index.ts';
import { readItem } from '../campaigns/index.ts';
import { budgetProblem, givePrize } from '../prizes/index.ts';
import type { MiniGameRow } from './minigame-round.store.ts';

/** Takes the stake of a round that stays open: it waits in pocket `minigame`. */
export async function postStake(
  { ledger }: Pick<ServerContext, 'ledger'>,
  executor: Executor,
  { id, siteId, playerId, cost }: MiniGameRow,
): Promise<void> {
  await ledger.post(executor, {
    siteId,
    source: 'minigame',
    key: `${id}:stake`,
    kind: 'minigame.stake',
    currency: tokenCurrency,
    lines: [
      { owner: 'player', playerId, kind: 'token', amountMinor: -cost },
      { owner: 'player', playerId, kind: 'minigame', amountMinor: cost },
    ],
    ref: { minigame_id: id },
  });
}

/**
 * Ends a round in the caller's transaction, which holds the player's lock: the stake goes to the
 * house from where it is (`from`), and what was won to the player. Gives the round as it is then.
 */
export async function settleRound(
  context: ServerContext,
  executor: Executor,
  site: Site,
  play: { row: MiniGameRow; played: MiniRound; from: 'token' | 'minigame' },
): Promise<MiniGameRow> {
  const { row, played, from } = play;
  const won = played.won === null ? null : (row.prizes[played.won] ?? null);
  const prize = won === null ? noPrize : await payablePrize(context, executor, site, row, won);
  await postEnd(context, executor, row, { prize, from });
  if (isGiven(prize) && row.itemCode !== null) await give(context, executor, site, row, prize);
  const { id: siteId, currency } = site;
  const of = { siteId, playerId: row.playerId, currency: currency.code };
  await publishBalance(context, executor, of);
  return {
    ...row,
    state: 'settled',
    outcome: played.outcome,
    actions: [...played.actions],
    prize,
    settledAt: context.clock.now(),
  };
}

const noPrize: Prize = { kind: 'none' };

/** Prizes that are more than tokens, which come out of a budget. */
export const isGiven = ({ kind }: Prize): boolean => kind !== 'none' && kind !== 'token';

/** The prize of a row, or the tokens it is worth where the budget went while the round was open. */
async function payablePrize(
  context: ServerContext,
  executor: Executor,
  site: Site,
  row: MiniGameRow,
  won: MiniRow,
): Promise<Prize> {
  if (!isGiven(won.prize)) return won.prize;
  const item = row.itemCode === null ? null : await readItem(executor, site.id, row.itemCode);
  const wish = item && { site, playerId: row.playerId, item, anyOf: [won.prize] };
  if (wish && (await budgetProblem(context, executor, wish)) === null) return won.prize;
  const worth = worthOf(won);
  return worth === 0 ? noPrize : { kind: 'token', amount: String(worth) };
}

async function postEnd(
  { ledger }: Pick<ServerContext, 'ledger'>,
  executor: Executor,
  { id, siteId, playerId, cost }: MiniGameRow,
  { prize, from }: { prize: Prize; from: 'token' | 'minigame' },
): Promise<void> {
  const wonTokens = prize.kind === 'token' ? BigInt(prize.amount) : 0n;
  const paid: PostingLine[] =
    wonTokens === 0n
      ? []
      : [
          { owner: 'house', kind: 'promo_fund', amountMinor: -wonTokens },
          { owner: 'player', playerId, kind: 'token', amountMinor: wonTokens },
        ];
  await ledger.post(executor, {
    siteId,
    source: 'minigame',
    key: `${id}:end`,
    kind: 'minigame.end',
    currency: tokenCurrency,
    lines: [
      { owner: 'player', playerId, kind: from, amountMinor: -cost },
      { owner: 'house', kind: 'promo_fund', amountMinor: cost },
      ...paid,
    ],
    ref: { minigame_id: id },
  });
}

async function give(
  context: ServerContext,
  executor: Executor,
  site: Site,
  row: MiniGameRow,
  prize: Prize,
): Promise<void> {
  const item = await readItem(executor, site.id, row.itemCode ?? '');
  if (!item) throw new Error('the item of a round with tokens is gone');
  await givePrize(context, executor, {
    ...{ site, playerId: row.playerId, item, prize, source: 'minigame' },
    ...{ claimKey: row.id, subject: row.id },
  });
}
