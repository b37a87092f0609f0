import type { ContentDocuments } from '@pavilion/contracts/content';
import { itemsOf, type ContentScope } from '../documents.ts';

export type LegalVersion = ContentDocuments['legal'][number];
type PageName = ContentDocuments['pages'][number]['page'];

/** A legal text that stands in the place of a page. */
export interface LegalPage {
  bodies: LegalVersion['bodies'];
  version: string;
  effectiveAt: string;
}

/** Pages that a legal text replaces as soon as there is one. */
const pageOf = {
  terms: 'term_condition',
  privacy: 'privacy_policy',
  responsible: 'responsible_gaming',
} as const satisfies Partial<Record<LegalVersion['document'], PageName>>;

const time = ({ effective_at }: LegalVersion): number => Date.parse(effective_at);

/** Of each legal document the version that holds now: the latest that has come into force. */
export function legalInForce(versions: readonly LegalVersion[], now: Date): LegalVersion[] {
  const latest = new Map<string, LegalVersion>();
  for (const version of versions.filter((one) => time(one) <= now.getTime())) {
    const known = latest.get(version.document);
    if (known === undefined || time(known) <= time(version)) latest.set(version.document, version);
  }
  return [...latest.values()];
}

/** The legal texts in force by the page they replace. */
export async function legalPages(
  scope: Pick<ContentScope, 'server' | 'site' | 'isPreview'>,
): Promise<Partial<Record<PageName, LegalPage>>> {
  const inForce = legalInForce(await itemsOf(scope, 'legal'), scope.server.clock.now());
  return Object.fromEntries(
    inForce.flatMap(({ document, bodies, version, effective_at }) => {
      const page = document === 'cookies' ? null : pageOf[document];
      return page === null ? [] : [[page, { bodies, version, effectiveAt: effective_at }]];
    }),
  );
}
