import { isLoopbackHost } from '../../../config/loopback.ts';
import { fail } from '../../../failure.ts';
import { isForwarded } from '../../../http/undeclared-proxy.ts';
import type { RegisterHttp } from '../../../http/http-module.ts';
import { htmlOf, listMessagesTo } from '../../support/outbox/index.ts';
import { drawOutbox, outboxPolicy } from './draw-outbox.ts';

const messagesMax = 50;

/**
 * `GET /dev/outbox?to=`: live codes and mails that went to an account, phone or address: for a
 * browser as a page, else as data. Exists neither in production nor where others than this machine
 * reach the server. Who came through a proxy came from elsewhere, and a page of another host that
 * was made to resolve to this machine is none of ours.
 */
export const registerOutboxPage: RegisterHttp = (app, context) => {
  const { config, sites } = context;
  if (config.isProduction || !isLoopbackHost(config.http.host)) return;
  app.get('/dev/outbox', async (request, reply) => {
    const isNamed = sites.byHost(request.host) !== null || isLoopbackHost(request.hostname);
    if (isForwarded(request) || !isNamed) fail('notFound');
    const query = request.query as { to?: unknown };
    // A plus sign that was not encoded arrives as a space.
    const to = typeof query.to === 'string' ? query.to.replace(/^ (?=\d)/, '+').trim() : '';
    const rows = await listMessagesTo(context.database.db, to, context.clock.now(), messagesMax);
    if (request.headers.accept?.includes('text/html'))
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', outboxPolicy)
        .send(drawOutbox(rows.map((row) => ({ ...row, html: htmlOf(context, row) }))));
    return {
      value: rows.map((row) => ({
        to: row.recipient,
        account_id: row.accountId,
        channel: row.channel,
        kind: row.kind,
        text: row.text,
        code: row.code,
        created_at: row.createdAt.toISOString(),
      })),
    };
  });
};
