import { createHash } from 'node:crypto';
import type { Executor } from '@pavilion/database';
import { drawSeed, type RoundWindow } from '@pavilion/domain/jackpots';
import type { ServerContext } from '../../../context.ts';
import { postOpening } from './pot-money.service.ts';
import { sealSeed } from './round-seed.ts';
import { insertRound, type OpenRound } from './round.store.ts';

interface OpenedPot {
  id: string;
  siteId: string;
  code: string;
  currency: string;
  openingMinor: bigint;
}

/**
 * Opens a round of a pot in the caller's transaction: makes its seed, seals it and keeps its hash
 * to be shown, and puts the opening amount in. A round that is drawn at a time opens without one
 * when the round before rolled over (`carriedMinor` above zero); one that falls by the stakes
 * always has it.
 */
export async function openRound(
  executor: Executor,
  context: ServerContext,
  pot: OpenedPot & { kind?: OpenRound['kind'] },
  round: { window: RoundWindow | null; number: number; carriedMinor: bigint },
): Promise<{ id: string; seed: string; openingMinor: bigint }> {
  const { siteId, code, currency, kind = 'draw' } = pot;
  const id = context.ids.next();
  const seed = drawSeed(context.random);
  const startsAt = round.window?.startsAt ?? context.clock.now();
  const openingMinor = kind === 'draw' && round.carriedMinor > 0n ? 0n : pot.openingMinor;
  await insertRound(executor, {
    id,
    pot_id: pot.id,
    site_id: siteId,
    number: round.number,
    kind,
    starts_at: startsAt,
    drops_at: round.window?.dropsAt ?? null,
    seed: null,
    sealed_seed: sealSeed(context, id, seed),
    seed_hash: createHash('sha256').update(seed).digest('hex'),
    opening_minor: openingMinor,
    carried_minor: round.carriedMinor,
    counted_at: startsAt,
    drawn_at: null,
    winner_id: null,
  });
  if (openingMinor > 0n)
    await postOpening(executor, context, { id, siteId, code, currency }, openingMinor);
  return { id, seed, openingMinor };
}
