// chunk: standing
/** Address of one bet among the player's bets, where it stands opened. */
export function betPath(betId: string, status: 'open' | 'settled' = 'open'): string {
  return `/bet-history?${new URLSearchParams({ ...(status === 'settled' && { status }), bet: betId })}`;
}
