import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from '../../../context.ts';
import { decide, type Choice } from './decide-payment.service.ts';
import { deliverWebhooks } from './deliver-webhooks.service.ts';
import { sandboxPage, sandboxPolicy, unknownPaymentPage } from './sandbox-page.ts';
import { findPayment } from './sandbox-payment.store.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { isSandboxOpen } from './sandbox.provider.ts';

const formLimitBytes = 4096;

/** The sandbox's own pages: `/sandbox-pay/<reference>` and its style sheet. */
export function registerSandbox(app: FastifyInstance, context: ServerContext): void {
  if (!isSandboxOpen(context)) return;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimitBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.get('/sandbox-pay/style.css', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/css; charset=utf-8')
      .send(sandboxStyle),
  );
  app.get<{ Params: { reference: string } }>('/sandbox-pay/:reference', async (request, reply) => {
    const payment = await findPayment(context.database.db, request.params.reference);
    return sendPage(
      reply,
      payment ? 200 : 404,
      payment ? sandboxPage(payment) : unknownPaymentPage(),
    );
  });
  app.post<{ Params: { reference: string } }>('/sandbox-pay/:reference', async (request, reply) => {
    const choice = choiceOf(request.body);
    const payment = choice && (await decide(context, request.params.reference, choice));
    if (!payment) return sendPage(reply, 404, unknownPaymentPage());
    // The job would do it within a second; a player who is sent back at once should find his money there.
    deliverWebhooks(context).catch((error: unknown) =>
      context.logger.error({ err: error }, 'sandbox webhooks were not sent'),
    );
    return reply.redirect(payment.return_url, 303);
  });
}

function choiceOf(body: unknown): Choice | null {
  if (!(body instanceof URLSearchParams)) return null;
  const decision = body.get('decision');
  if (decision !== 'paid' && decision !== 'declined' && decision !== 'cancelled') return null;
  return { decision, isLate: body.has('late'), isRepeated: body.has('repeat') };
}

function sendPage(reply: FastifyReply, status: 200 | 404, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', sandboxPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
