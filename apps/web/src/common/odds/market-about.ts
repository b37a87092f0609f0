/** What a kind of market asks and where it looks: with kind and line all that names it. */
export interface MarketAbout {
  sport: string;
  base: string;
  stat: string;
  period: string;
  scope: string;
  param: string | null;
  /** Whose total is counted, by name. */
  player?: string;
}

interface ToldMarket {
  base?: string;
  stat?: string;
  period?: string;
  scope?: string;
  param?: string | null;
  player_id?: string;
  name?: string;
}

/**
 * The same of a market, pick or leg as the server tells it; nothing where it does not say what the
 * kind asks.
 */
export function aboutMarket(
  sport: string | undefined,
  market: ToldMarket,
): MarketAbout | undefined {
  const { base, stat, period, scope, param = null, player_id: playerId, name } = market;
  if (!sport || !base || !stat || !period || !scope) return undefined;
  const about = { sport, base, stat, period, scope, param };
  return playerId === undefined || name === undefined ? about : { ...about, player: name };
}
