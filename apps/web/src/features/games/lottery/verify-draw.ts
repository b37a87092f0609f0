import {
  canonicalJson,
  fromHex,
  isHashChainLink,
  sharedStream,
  type CanonicalObject,
} from '@pavilion/games/fairness/index';
import { lotteryRules } from '@pavilion/games/lottery/index';
import type { DrawDetail } from './lottery.queries.ts';

/**
 * Works a draw out again from what was published: the link leads to the chain's end, and link, root
 * and entropy give the numbers that were told. False when anything is missing or differs.
 */
export function isDrawnAsTold({
  commitment,
  outcome,
  index,
  game,
  prize_table,
}: DrawDetail): boolean {
  const { hash, root, entropy, salt, terminating_hash: end } = commitment;
  if (hash === null || root === null || entropy === null || outcome === null) return false;
  const link = fromHex(hash);
  if (!isHashChainLink(link, fromHex(end), index)) return false;
  const stream = sharedStream('tickets', { link, salt, index, root, entropy });
  const drawn = lotteryRules(game, prize_table).draw(stream) as CanonicalObject;
  return canonicalJson(drawn) === canonicalJson(outcome as CanonicalObject);
}
