type Hearer = () => void;
const hearers = new Set<Hearer>();

/**
 * Hears of calls the site answered with `serviceUnavailable`: its maintenance may have begun. Gives
 * a function that stops.
 */
export function onUnavailable(hear: Hearer): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export function tellUnavailable(): void {
  for (const hear of hearers) hear();
}
