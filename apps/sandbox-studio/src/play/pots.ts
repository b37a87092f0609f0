import { formatMinor } from '@pavilion/domain/money';
import { createRandomStream } from '@pavilion/games';
import { jackpotPlanOf } from '../jackpots/jackpots.data.ts';
import type { FallenPot } from '../jackpots/jackpots.ts';
import type { PotShare } from './purse.ts';
import type { Studio } from '../studio.types.ts';
import type { PlaySession } from './play-session.ts';

/** The pot that a paid round gets; null mostly, and with play money always. */
export function fallenPot(
  { jackpots, seed }: Studio,
  { wallet, rules, providerCode, gameCode, currency }: PlaySession,
  { roundId, stakeMinor }: { roundId: string; stakeMinor: bigint },
): FallenPot | null {
  const plan = jackpotPlanOf(providerCode, gameCode);
  if (!wallet || !plan || !rules.areJackpotsAllowed) return null;
  const stream = createRandomStream({ serverSeed: seed, clientSeed: `${roundId}/pot`, nonce: 0 });
  return jackpots.fall(plan, { currency, stakeMinor, player: wallet.player, stream });
}

/**
 * What a paid round's stake lays into a pot of the operator's; null for nothing, and with play
 * money always.
 */
export function shareOf(
  { jackpots }: Studio,
  { wallet, rules, providerCode, gameCode, currency }: PlaySession,
  stakeMinor: bigint,
): PotShare | null {
  const plan = jackpotPlanOf(providerCode, gameCode);
  if (!wallet || !plan || !rules.areJackpotsAllowed) return null;
  const amountMinor = jackpots.shareMinor(plan, stakeMinor);
  if (amountMinor === 0n) return null;
  const { jackpotId } = plan;
  return { jackpotId, amountMinor, keep: () => jackpots.layIn(plan, currency, amountMinor) };
}

/**
 * What stands in the pot of a session's title; null without one, with play money, and where
 * jackpots are forbidden.
 */
export function shownPot(
  { jackpots }: Studio,
  { wallet, rules, providerCode, gameCode, currency, exponent }: PlaySession,
): string | null {
  const plan = jackpotPlanOf(providerCode, gameCode);
  if (!wallet || !plan || !rules.areJackpotsAllowed) return null;
  const minor = jackpots.amountMinor(plan, currency);
  return minor === null ? null : formatMinor(minor, exponent);
}
