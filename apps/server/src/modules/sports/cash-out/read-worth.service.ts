import type { Executor } from '@pavilion/database';
import type { ChancesPpm } from '@pavilion/sports';
import { builderKey, priceBuilders } from '../betting/index.ts';
import { selectOpenWorth, selectWorthOf, type WorthBet, type WorthLeg } from './bet-worth.store.ts';

/** Those of the bets that are the player's, in the order of their ids. */
export async function readWorthOf(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  betIds: readonly string[],
  now: Date,
): Promise<WorthBet[]> {
  return withBuilders(executor, await selectWorthOf(executor, owner, betIds, now));
}

/** The newest open bets of players, so many of each; of those who have none nothing. */
export async function readOpenWorth(
  executor: Executor,
  playerIds: readonly string[],
  now: Date,
  perPlayer: number,
): Promise<WorthBet[]> {
  return withBuilders(executor, await selectOpenWorth(executor, playerIds, now, perPlayer));
}

/** The chance of an open builder is that all of its picks win. */
async function withBuilders(executor: Executor, bets: WorthBet[]): Promise<WorthBet[]> {
  const isOpen = (leg: WorthLeg): leg is WorthLeg & { pickIds: string[] } =>
    leg.pickIds !== null && leg.multiplierNum === null;
  const builders = bets.flatMap(({ legs }) => legs.filter(isOpen).map(({ pickIds }) => pickIds));
  if (builders.length === 0) return bets;
  const priced = await priceBuilders(executor, builders);
  const chancesOf = (pickIds: readonly string[]): ChancesPpm | null => {
    const chance = priced.get(builderKey(pickIds))?.chance ?? null;
    if (chance === null) return null;
    return { won: Math.round(chance * 1_000_000), halfWon: 0, void: 0, halfLost: 0 };
  };
  return bets.map((bet) => ({
    ...bet,
    legs: bet.legs.map((leg) => (isOpen(leg) ? { ...leg, chances: chancesOf(leg.pickIds) } : leg)),
  }));
}
