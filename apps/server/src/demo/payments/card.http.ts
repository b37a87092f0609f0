import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { cardStyle, readLook } from './card-look.ts';
import { cardPage, cardPolicy } from './card-page.ts';
import { cardScript } from './card-script.ts';
import { decide } from './decide-payment.service.ts';
import { deliverWebhooks } from './deliver-webhooks.service.ts';
import { findPayment, type Decided, type SandboxPayment } from './sandbox-payment.store.ts';

interface Wish {
  Params: { reference: string };
  Querystring: Record<string, unknown>;
}

const brands = ['Visa', 'Mastercard', 'JCB', 'UnionPay', 'Mir', 'Card'];
/** A card that ends so is declined, for trying it. */
const declinedEnding = '0002';

/**
 * The card's fields, for a frame of the merchant's page: `/sandbox-pay/<reference>/card`. No card
 * number is ever sent to this server: it becomes a token inside the frame.
 */
export function registerCardFields(app: FastifyInstance, context: ServerContext): void {
  const { db } = context.database;
  app.get('/sandbox-pay/card.js', (_request, reply) =>
    asset(reply, 'text/javascript; charset=utf-8', cardScript),
  );
  app.get<Wish>('/sandbox-pay/card.css', (request, reply) =>
    asset(reply, 'text/css; charset=utf-8', cardStyle(readLook(request.query))),
  );
  app.get<Wish>('/sandbox-pay/:reference/card', async (request, reply) => {
    const payment = await findPayment(db, request.params.reference);
    return payment?.kind === 'card'
      ? send(reply, payment, request.query, context.clock.now())
      : notFound(reply);
  });
  app.post<Wish>('/sandbox-pay/:reference/card', async (request, reply) => {
    const payment = await findPayment(db, request.params.reference);
    if (payment?.kind !== 'card') return notFound(reply);
    const decided = decidedBy(payment, request.body);
    if (decided === 'creditRefused')
      return send(reply, payment, request.query, context.clock.now(), decided);
    if (!decided) return send(reply, payment, request.query, context.clock.now());
    const choice = { ...decided, isLate: false, isRepeated: false };
    const after = await decide(context, payment.reference, choice);
    deliverWebhooks(context).catch((error: unknown) =>
      context.logger.error({ err: error }, 'sandbox webhooks were not sent'),
    );
    return send(reply, after ?? payment, request.query, context.clock.now());
  });
}

const fundings = ['credit', 'debit', 'prepaid'] as const;

/** What became of the card by what left its frame; null when that is nothing a card pays with. */
function decidedBy(payment: SandboxPayment, body: unknown): Decided | 'creditRefused' | null {
  if (!(body instanceof URLSearchParams)) return null;
  if (payment.token) return { decision: 'paid' };
  const token = body.get('token') ?? '';
  const brand = body.get('brand') ?? '';
  const last4 = body.get('last4') ?? '';
  const isCard = /^tok_[0-9a-f]{32}$/.test(token) && /^\d{4}$/.test(last4);
  if (!isCard || !brands.includes(brand)) return null;
  const funding = fundings.find((one) => one === body.get('funding')) ?? 'credit';
  if (payment.is_credit_refused && funding === 'credit') return 'creditRefused';
  if (last4 === declinedEnding) return { decision: 'declined' };
  return {
    decision: 'paid',
    payer: { token, label: `${brand} •••• ${last4}`, card_funding: funding },
  };
}

function send(
  reply: FastifyReply,
  payment: SandboxPayment,
  query: Wish['Querystring'],
  now: Date,
  refusal: 'creditRefused' | null = null,
): FastifyReply {
  return reply
    .header('content-security-policy', cardPolicy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(cardPage(payment, readLook(query), now, refusal));
}

/**
 * The frame has no origin of its own, so that nobody else's page reaches into it: its files must
 * say that it may have them.
 */
function asset(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(type)
    .send(text);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}
