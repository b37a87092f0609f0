import { createHash } from 'node:crypto';
import type { Executor } from '@pavilion/database';
import { drawSeed, type RoundWindow } from '@pavilion/domain/jackpots';
import type { ServerContext } from '../../../context.ts';
import { postOpening } from './pot-money.service.ts';
import { insertRound } from './round.store.ts';

/**
 * Opens a round of a pot in the caller's transaction: makes its seed, keeps the seed's hash to be shown, and puts the opening amount in,
 * unless the round before rolled over (`carriedMinor` above zero).
 */
export async function openRound(
  executor: Executor,
  context: ServerContext,
  pot: { id: string; siteId: string; code: string; currency: string; openingMinor: bigint },
  { window, ...round }: { window: RoundWindow; number: number; carriedMinor: bigint },
): Promise<void> {
  const { siteId, code, currency } = pot;
  const id = context.ids.next();
  const seed = drawSeed(context.random);
  const openingMinor = round.carriedMinor > 0n ? 0n : pot.openingMinor;
  await insertRound(executor, {
    id,
    pot_id: pot.id,
    site_id: siteId,
    number: round.number,
    starts_at: window.startsAt,
    drops_at: window.dropsAt,
    seed,
    seed_hash: createHash('sha256').update(seed).digest('hex'),
    opening_minor: openingMinor,
    carried_minor: round.carriedMinor,
    counted_at: window.startsAt,
    drawn_at: null,
    winner_id: null,
  });
  if (openingMinor > 0n)
    await postOpening(executor, context, { id, siteId, code, currency }, openingMinor);
}
