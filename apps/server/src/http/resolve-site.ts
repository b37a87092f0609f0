import { fail } from '../failure.ts';
import type { Site, SiteDirectory } from '../site-directory/index.ts';

/** What a request says about its site; texts that are empty count as not sent. */
export interface SiteHints {
  domainName: unknown;
  externalId: unknown;
  host: string;
}

/**
 * The site of a request (wire page, "Manner"): `domain_name`, else `external_id`, else the Host
 * header. Both sent must agree, else `invalidSite`; a site that does not exist is `siteNotFound`.
 */
export function resolveSite(directory: SiteDirectory, hints: SiteHints): Site {
  const domainName = sent(hints.domainName);
  const externalId = sent(hints.externalId);
  if (domainName !== null) {
    const site = directory.byHost(domainName) ?? fail('siteNotFound');
    if (externalId !== null && site.externalId !== externalId) fail('invalidSite');
    return site;
  }
  const site =
    externalId === null ? directory.byHost(hints.host) : directory.byExternalId(externalId);
  return site ?? fail('siteNotFound');
}

function sent(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
