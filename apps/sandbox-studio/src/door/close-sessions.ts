import type { closeSession, ProviderInput, ProviderResponse } from '@pavilion/contracts/provider';
import type { Studio } from '../studio.types.ts';

/**
 * Ends sessions of a player, games and matches. A round that runs may end: its page keeps its hand,
 * and no further stake is taken by the wallet.
 */
export function closeSessions(
  studio: Studio,
  { player, session }: ProviderInput<typeof closeSession>,
): ProviderResponse<typeof closeSession> {
  const isMeant = (wallet: { player: string; session: string } | null | undefined): boolean =>
    wallet?.player === player && (!session || wallet.session === session);
  let closed = 0;
  for (const own of studio.sessions.all()) {
    if (!isMeant(own.wallet)) continue;
    if (!own.hand) studio.sessions.remove(own.id);
    closed += 1;
  }
  for (const own of studio.sportsSessions.all()) {
    if (!isMeant(own.wallet)) continue;
    studio.sportsSessions.remove(own.id);
    closed += 1;
  }
  return { closed };
}
