import { officeCalls } from '@pavilion/contracts/office';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { listLastWords, readAdapter, writeAdapter } from './assistant.store.ts';

const logMax = 100;

/** What staff do about the assistant. */
export const assistantOffice = [
  defineOffice(officeCalls.assistantSettings, async ({ server, actor }, asked) => {
    const { id: siteId, externalId } = findSite(server, asked.site);
    const { adapter } = asked;
    if (adapter === undefined)
      return { site: externalId, adapter: await readAdapter(server.database.db, siteId) };
    return changeAsOperator<typeof adapter, { site: string; adapter: typeof adapter }>(
      server,
      actor,
      {
        action: 'assistant.settings',
        subject: { siteId, subject: externalId },
        lock: (executor) => readAdapter(executor, siteId),
        work: async (executor, before) => {
          await writeAdapter(executor, siteId, adapter, server.clock.now());
          const answer = { site: externalId, adapter };
          return { answer, before: { adapter: before }, after: { adapter } };
        },
      },
    );
  }),
  defineOffice(officeCalls.assistantLog, async ({ server }, { site, limit = logMax }) => {
    const rows = await listLastWords(server.database.db, findSite(server, site).id, limit);
    return {
      value: rows.map((row) => ({
        session_id: row.session_id,
        from: row.sender,
        text: row.text,
        finish: row.finish,
        helpful: row.is_helpful,
        created_at: row.created_at.toISOString(),
      })),
    };
  }),
];
