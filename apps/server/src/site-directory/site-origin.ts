import type { Config } from '../config/config.ts';
import type { Site } from './site.ts';

/**
 * Where a site is reached, for what is not the answer to a request: mails, notices. Outside
 * production that is this very machine.
 */
export function siteOrigin(
  { isProduction, http }: Pick<Config, 'isProduction' | 'http'>,
  { domains }: Pick<Site, 'domains'>,
): string {
  const host = domains[0] ?? 'localhost';
  return isProduction ? `https://${host}` : `http://${host}:${http.port}`;
}
