import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../context.ts';
import { decide, type Choice } from './decide-payment.service.ts';
import { deliverWebhooks } from './deliver-webhooks.service.ts';
import { sandboxPage, sandboxPolicy, unknownPaymentPage } from './sandbox-page.ts';
import { registerCardFields } from './card.http.ts';
import { findPayment, type SandboxPayment } from './sandbox-payment.store.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { isSandboxOpen } from './sandbox.provider.ts';

const formLimitBytes = 4096;

/** The sandbox's own pages: `/sandbox-pay/<reference>` and its style sheet. */
export function registerSandbox(app: FastifyInstance, context: ServerContext): void {
  if (!isSandboxOpen(context.config)) return;
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
  registerCardFields(app, context);
  app.get<{ Params: { reference: string } }>('/sandbox-pay/:reference', async (request, reply) => {
    const payment = await findPayment(context.database.db, request.params.reference);
    return sendPage(
      reply,
      payment ? 200 : 404,
      payment ? sandboxPage(payment) : unknownPaymentPage(),
    );
  });
  app.post<{ Params: { reference: string } }>('/sandbox-pay/:reference', async (request, reply) => {
    const known = await findPayment(context.database.db, request.params.reference);
    const choice = known && choiceOf(known, request.body);
    const payment = choice && (await decide(context, known.reference, choice));
    if (!payment) return sendPage(reply, 404, unknownPaymentPage());
    // The job would do it within a second; a player who is sent back at once should find his money
    // there.
    deliverWebhooks(context).catch((error: unknown) =>
      context.logger.error({ err: error }, 'sandbox webhooks were not sent'),
    );
    return reply.redirect(payment.return_url, 303);
  });
}

function choiceOf(payment: SandboxPayment, body: unknown): Choice | null {
  if (!(body instanceof URLSearchParams)) return null;
  const decision = body.get('decision');
  if (decision !== 'paid' && decision !== 'declined' && decision !== 'cancelled') return null;
  const sentMinor = parseAmount(body.get('amount') ?? '', payment.currency as CurrencyCode);
  return {
    decision,
    isLate: body.has('late'),
    isRepeated: body.has('repeat'),
    ...(sentMinor && sentMinor !== payment.amount_minor ? { sentMinor } : {}),
    ...(decision === 'paid' && payment.kind === 'ewallet' ? { payer: walletOf(payment) } : {}),
  };
}

/** A player's wallet, the same each time he pays this way. */
function walletOf({ account, method_name: name }: SandboxPayment): NonNullable<Choice['payer']> {
  const hash = createHash('sha256')
    .update(`${account ?? ''} ${name}`)
    .digest();
  const ending = String(hash.readUInt16BE(0) % 10_000).padStart(4, '0');
  return { token: `wlt_${hash.toString('hex', 0, 16)}`, label: `${name} •••• ${ending}` };
}

function sendPage(reply: FastifyReply, status: 200 | 404, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', sandboxPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
