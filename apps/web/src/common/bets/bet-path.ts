// chunk: standing
/** Address of one bet among the player's bets, where it stands opened. */
export function betPath(betId: string, status: 'open' | 'settled' | 'cashed-out' = 'open'): string {
  return `/bet-history?${new URLSearchParams({ ...(status !== 'open' && { status }), bet: betId })}`;
}
