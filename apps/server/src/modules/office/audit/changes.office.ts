import { officeCalls } from '@pavilion/contracts/office';
import { defineOffice } from '../../../operator/office.ts';
import { listOperatorChanges } from './audit.store.ts';

const changesShown = 50;

/** Who of the staff changed what. */
export const changesOffice = defineOffice(officeCalls.changes, async ({ server }) => {
  const changes = await listOperatorChanges(server.database.db, changesShown);
  const value = changes.map((change) => ({
    at: change.created_at.toISOString(),
    actor: change.actor,
    action: change.action,
    site: (change.site_id && server.sites.byId(change.site_id)?.externalId) ?? null,
    subject: change.subject,
    before: change.before,
    after: change.after,
    reason: change.reason,
  }));
  return { value };
});
