import type { betsSeen, betTotals, CallResponse } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { worthOf } from './bet-worth.ts';
import { readOpenWorth } from './read-worth.service.ts';
import { countUnseen, readOpenTotals, writeLook } from './bet-totals.store.ts';
import { readCashOutTerms } from './terms.store.ts';

/** As many open bets as are looked at one by one. */
const openMax = 200;
const unseenMax = 99;
/** What is older is no news to somebody who never looked. */
const newsMs = 30 * 24 * 60 * 60_000;

/** What the open bets of the player come to, and how many ended since they looked. */
export async function totalBets({
  server,
  site,
  player,
  now,
}: PlayerContext): Promise<CallResponse<typeof betTotals>> {
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const since = new Date(now.getTime() - newsMs);
  const [open, worth, terms, unseen] = await Promise.all([
    readOpenTotals(db, owner),
    readOpenWorth(db, [player.id], now, openMax),
    readCashOutTerms(db, site.id),
    countUnseen(db, owner, since, unseenMax),
  ]);
  const cashOutMinor = worth
    .map((bet) => worthOf(bet, 100, terms).fullMinor)
    .reduce((sum, minor) => sum + minor, 0n);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    open_count: open.count,
    open_stake: amount(open.stakeMinor),
    open_potential: amount(open.potentialMinor),
    cash_out_total: amount(cashOutMinor),
    unseen_settled: unseen,
  };
}

/** The player has seen what ended until now. */
export async function noteLook({
  server,
  site,
  player,
  now,
}: PlayerContext): Promise<CallResponse<typeof betsSeen>> {
  await writeLook(server.database.db, { siteId: site.id, playerId: player.id }, now);
  return {};
}
