import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { ServerContext } from '../../../context.ts';

/**
 * Whether the rules of a site's place forbid jackpots: its pots are then neither shown nor fed nor
 * won, and what stands in them waits.
 */
export function arePotsForbidden({ sites }: Pick<ServerContext, 'sites'>, siteId: string): boolean {
  const site = sites.byId(siteId);
  return site !== null && !jurisdictionFlags[site.jurisdiction].areJackpotsAllowed;
}
