import { sha256 } from '@pavilion/domain/hashes';
import { canonicalJson, toHex, utf8 } from '../fairness/index.ts';
import type { CanonicalValue } from '../fairness/index.ts';
import type { AnyTableGame } from './table-game.ts';

/**
 * SHA-256 of a table's bets with what they pay and return, as canonical JSON: another sum, another
 * hash.
 */
export function tableMathsHash(game: AnyTableGame): string {
  const bets = game.bets().map(({ kind, params, multiplierE4, rtp }) => ({
    kind,
    params: params as CanonicalValue,
    multiplier_e4: multiplierE4,
    rtp: [rtp.numerator, rtp.denominator],
  }));
  return toHex(sha256(utf8(canonicalJson({ code: game.code, version: game.version, bets }))));
}
