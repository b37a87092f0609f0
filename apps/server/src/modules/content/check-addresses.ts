import { readHeadAddress } from '@pavilion/contracts/seo/head-addresses';
import type { SiteContent } from './write-content.service.ts';

/** Any host will do: only the form of an address is judged. */
const anyOrigin = 'https://site.invalid';

/** Throws when a SEO record names an address that is no path and no address over http or https: it would be left out of the page. */
export function checkAddresses(records: SiteContent['seoRecords']): void {
  for (const { pageName, meta } of records) {
    for (const field of ['canonical', 'url'] as const) {
      const value = meta[field];
      if (value !== '' && readHeadAddress(value, anyOrigin) === null)
        throw new Error(`page ${pageName}: ${field} must be a path or an http address: ${value}`);
    }
  }
}
