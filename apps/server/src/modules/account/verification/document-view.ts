import type { CallResponse, documentAdd } from '@pavilion/contracts';
import type { DocumentRow } from './document.store.ts';

/** A document as its player may see it. */
export function documentView(row: DocumentRow): CallResponse<typeof documentAdd>['value'] {
  const at = row.state === 'expired' ? row.expires_at : row.decided_at;
  return {
    document_id: row.id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    at: (at ?? row.created_at).toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
