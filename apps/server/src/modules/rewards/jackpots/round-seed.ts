import { openText, sealText, type SealPurpose } from '../../../sealed-text.ts';
import type { ServerContext } from '../../../context.ts';

const sealOf = ({ appSecret }: Pick<ServerContext, 'appSecret'>, roundId: string): SealPurpose => ({
  appSecret,
  purpose: 'jackpot-seeds',
  boundTo: roundId,
});

/** Encrypts the seed of a round under way for the database. */
export const sealSeed = (context: ServerContext, roundId: string, seed: string): string =>
  sealText(sealOf(context, roundId), seed);

/**
 * The seed of a round; rounds of older days keep theirs as it is. Throws where it was sealed by
 * another secret.
 */
export function seedOf(
  context: Pick<ServerContext, 'appSecret'>,
  round: { id: string; seed: string | null; sealedSeed: string | null },
): string {
  if (round.seed !== null) return round.seed;
  if (round.sealedSeed === null) throw new Error(`the round ${round.id} has no seed`);
  return openText(sealOf(context, round.id), round.sealedSeed);
}
