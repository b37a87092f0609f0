import { inTransaction, type Executor } from '@pavilion/database';
import { toHex } from '@pavilion/games';
import type { BingoSettlement } from '@pavilion/games/bingo/index';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { writeWins, type CardRow, type CardWin } from './card.store.ts';
import { forgetGame, type DecidedGame } from './decided-game.ts';
import { moveGame, type GameRow } from './game.store.ts';
import { fundAccount, fundOf } from './jackpot-fund.ts';
import { changePlayFund } from './room.store.ts';

/**
 * Ends a game whose last stage is won, in one transaction: what each card won, what the jackpot
 * gets or gives, and the link. Null: another process was quicker, or the game was called off.
 */
export async function sharePool(
  server: ServerContext,
  site: Site,
  game: GameRow,
  { link, shared }: DecidedGame,
): Promise<GameRow | null> {
  const won = await inTransaction(server.database, async (executor) => {
    const claimed = await moveGame(executor, game, { state: 'won', hash: toHex(link) });
    if (!claimed) return null;
    const fundMinor = await fundOf(server, site, game, executor);
    const settled = shared(fundMinor);
    const { siteId, gameId } = { siteId: site.id, gameId: game.id };
    await writeWins(executor, { siteId, gameId, wins: cardWins(settled) });
    await moveJackpot(executor, server, site, game, settled.fundMinor - fundMinor);
    return moveGame(executor, claimed, {
      jackpot_each_minor: settled.jackpotEachMinor,
      paid_minor: settled.paidMinor,
      fund_minor: settled.fundMinor,
    });
  });
  forgetGame(server, game.id);
  return won;
}

/** What cards won, stage by stage; the winners of the last one have the jackpot besides. */
function cardWins({ stages, jackpotEachMinor }: BingoSettlement): CardWin[] {
  const bySeq = new Map<number, CardRow['wins']>();
  const add = (place: number, stage: string, amountMinor: bigint): void => {
    const win = { stage, amount_minor: amountMinor.toString() };
    bySeq.set(place + 1, [...(bySeq.get(place + 1) ?? []), win]);
  };
  for (const { stage, winners, eachMinor } of stages)
    for (const place of winners) add(place, stage, eachMinor);
  if (jackpotEachMinor !== null)
    for (const place of stages.at(-1)?.winners ?? []) add(place, 'jackpot', jackpotEachMinor);
  return [...bySeq].map(([seq, wins]) => ({
    seq,
    wins,
    payoutMinor: wins.reduce((sum, { amount_minor: minor }) => sum + BigInt(minor), 0n),
  }));
}

/**
 * The jackpot's money, as one journal: of the sales, which lie on the result of bingo, its part and
 * the remainders go there; what its winners get goes back to the result, from where cards are paid.
 * Of play money the room alone knows.
 */
async function moveJackpot(
  executor: Executor,
  { ledger }: ServerContext,
  site: Site,
  game: GameRow,
  changeMinor: bigint,
): Promise<void> {
  if (changeMinor === 0n) return;
  const { room_id: roomId } = game;
  if (game.is_play_money) return changePlayFund(executor, { siteId: site.id, roomId, changeMinor });
  await ledger.post(executor, {
    siteId: site.id,
    source: 'bingo',
    key: `${game.id}:jackpot`,
    kind: 'bingo.jackpot',
    currency: site.currency.code,
    lines: [
      { owner: 'house', kind: 'ggr:bingo', amountMinor: -changeMinor },
      { ...fundAccount(roomId), amountMinor: changeMinor },
    ],
    ref: { game_id: game.id },
  });
}
