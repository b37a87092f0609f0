import { roundView, type RoundView } from '../plays/index.ts';
import type { KeptPlay } from './purse.ts';

/**
 * A play as it goes over the wire; its secret is in it when that is revealed and the play is over.
 */
export function playView(
  { mode, row, seeds }: KeptPlay,
  actions: readonly string[] = [],
): RoundView {
  const { hash, clientSeed, nonce, serverSeed, isRevealed } = seeds;
  return roundView(row, {
    mode,
    actions,
    fairness: { server_seed_hash: hash, client_seed: clientSeed, nonce },
    serverSeed: isRevealed && row.state !== 'open' ? serverSeed : null,
  });
}
