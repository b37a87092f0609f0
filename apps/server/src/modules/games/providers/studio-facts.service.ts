import * as z from 'zod/mini';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { slotStakeMaxOf } from '../../account/protection/index.ts';
import { findToldFacts } from './launch.store.ts';

const volatility = z.enum(['low', 'medium', 'high', 'extreme']);
type Volatility = z.output<typeof volatility>;

export interface StudioFacts {
  provider_name: string;
  /** Per cent: `"97.00"`. */
  rtp: string;
  volatility: Volatility;
  max_multiplier: string | null;
  stake: { min: string; max: string; currency: string } | null;
}

const told = z.object({
  rtpVariants: z.optional(z.array(z.object({ rtp: z.string(), isActive: z.boolean() }))),
  volatility: z.optional(volatility),
  maxWinMultiplier: z.optional(z.nullable(z.string())),
});

/**
 * What players are told of a studio's game: the studio's word, and the catalogue's where it said
 * nothing; of stakes what the law lets.
 */
export async function studioFacts(
  { database, clock }: ServerContext,
  site: Site,
  game: {
    category: string;
    provider_code: string;
    provider_name: string;
    code: string;
    rtp_basis_points: number;
    volatility: string;
  },
  playerId: string | null,
): Promise<StudioFacts> {
  const { currency } = site;
  const row = await findToldFacts(database.db, game);
  const facts = z.safeParse(told, row?.facts ?? {}).data ?? {};
  const stakes = row?.stakes[currency.code];
  const legal =
    game.category === 'slots'
      ? await slotStakeMaxOf(database.db, site, playerId, clock.now())
      : null;
  const amountOf = (minor: number | bigint): string => formatAmount(BigInt(minor), currency.code);
  return {
    provider_name: game.provider_name,
    rtp: toHundredths(
      facts.rtpVariants?.find(({ isActive }) => isActive)?.rtp ?? percent(game.rtp_basis_points),
    ),
    volatility: facts.volatility ?? volatility.parse(game.volatility),
    max_multiplier: facts.maxWinMultiplier ?? null,
    stake: stakes
      ? {
          min: amountOf(stakes.min),
          max: amountOf(atMost(stakes.max, legal)),
          currency: currency.code,
        }
      : null,
  };
}

/** A studio's most, or the law's where that is less. */
export const atMost = (told: number, legal: bigint | null): bigint =>
  legal !== null && legal < BigInt(told) ? legal : BigInt(told);

/** Cut, never rounded up: no player is told of more than comes back. */
const toHundredths = (percentText: string): string => percentText.replace(/(\.\d\d)\d+$/, '$1');

const percent = (basisPoints: number): string =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`;
