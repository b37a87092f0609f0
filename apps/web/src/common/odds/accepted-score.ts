/** The part of a bet that tells at which score it was accepted. */
interface AcceptedInPlay {
  accepted_home_score: number | null;
  accepted_away_score: number | null;
}

/**
 * Score at which a bet was accepted in play, home side first: `2:1`; null for a bet from before the
 * kick-off. Handicaps in play count the goals after it.
 */
export function acceptedScore(bet: AcceptedInPlay): string | null {
  const { accepted_home_score: home, accepted_away_score: away } = bet;
  return home === null || away === null ? null : `${home}:${away}`;
}
