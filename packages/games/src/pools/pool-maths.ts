import { sha256 } from '@pavilion/domain/hashes';
import type { TableBet } from '../engine/index.ts';
import { canonicalJson, toHex, utf8, type CanonicalValue } from '../fairness/index.ts';

/**
 * SHA-256 of the bets of a game of pools with what they return, as canonical JSON: another sum,
 * another hash.
 */
export function poolMathsHash(
  { code, version }: { code: string; version: number },
  bets: readonly TableBet[],
): string {
  const rows = bets.map(({ kind, params, multiplierE4, rtp }) => ({
    kind,
    params: params as CanonicalValue,
    multiplier_e4: multiplierE4,
    rtp: [rtp.numerator, rtp.denominator],
  }));
  return toHex(sha256(utf8(canonicalJson({ code, version, bets: rows }))));
}
