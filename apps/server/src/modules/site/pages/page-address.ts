import type { PageRequest } from './page-request.types.ts';

/** What links carry to say where they stood; no page looks different for it. */
const marks =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|yclid|twclid|igshid|mc_[a-z]+|_ga|_gl|aff|affid|affiliate_id|affiliate_code|ref|referrer_code|ch|cm|pp|fbp|appsflyer_id)$/i;

/** The query as far as a page may depend on it, its parts in an order of their own. */
export function queryOfPage(search: string): string {
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !marks.test(part.split('=', 1)[0] ?? ''));
  return parts.length === 0 ? '' : `?${parts.toSorted().join('&')}`;
}

/**
 * True for an address of which there are as many as anybody likes to make up: a query, a path that
 * is no page, a port in the Host header. Such pages are drawn as long as few are asked for.
 */
export function isMadeUp(
  { screen, location }: PageRequest,
  origin: string,
  ownPort: number,
): boolean {
  const { port } = new URL(origin);
  const isOddPort = port !== '' && port !== String(ownPort);
  return screen === null || location.search !== '' || isOddPort;
}
