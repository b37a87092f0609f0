import type { RequestContext } from '../../../http/route.ts';
import { normaliseHost } from '../../../site-directory/index.ts';

/** Where passkeys sign in: the host they belong to, and the origins their answers may come from. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party of a call: the host that was asked where it is the site's, else the site's
 * first domain. A browser gives passkeys to pages it got over https, and to those of its own
 * machine.
 */
export function relyingPartyOf({
  host,
  site,
}: Pick<RequestContext, 'host' | 'site'>): RelyingParty {
  const asked = normaliseHost(host);
  const isOwn = site.domains.includes(asked);
  const id = isOwn ? asked : (site.domains[0] ?? asked);
  const port = isOwn ? (/:\d+$/.exec(host.trim())?.[0] ?? '') : '';
  const isOfThisMachine = id === 'localhost' || id.endsWith('.localhost');
  const origins = [`https://${id}${port}`];
  if (isOfThisMachine) origins.push(`http://${id}${port}`);
  return { id, origins };
}
