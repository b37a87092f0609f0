import { officeCalls } from '@pavilion/contracts/office';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { listLastWords } from './assistant.store.ts';
import { setAssistant } from './settings.service.ts';

const logMax = 100;

/** What staff do about the assistant. */
export const assistantOffice = [
  defineOffice(officeCalls.assistantSettings, async ({ server, actor }, { site, ...asked }) =>
    setAssistant(server, actor, findSite(server, site), asked),
  ),
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
