import type { RegisterHttp } from '../../http/http-module.ts';
import { listMessagesTo } from '../outbox/index.ts';

const messagesMax = 50;

/** `GET /dev/outbox?to=`: codes and mails that went to an account, phone or address. Does not exist in production. */
export const registerHttp: RegisterHttp = (app, context) => {
  if (context.config.isProduction) return;
  app.get('/dev/outbox', async (request) => {
    const query = request.query as { to?: unknown };
    // A plus sign that was not encoded arrives as a space.
    const to = typeof query.to === 'string' ? query.to.replace(/^ (?=\d)/, '+').trim() : '';
    const rows = await listMessagesTo(context.database.db, to, messagesMax);
    return {
      value: rows.map((row) => ({
        to: row.recipient,
        account_id: row.account_id,
        channel: row.channel,
        kind: row.kind,
        text: row.text,
        code: row.code,
        created_at: row.created_at.toISOString(),
      })),
    };
  });
};
