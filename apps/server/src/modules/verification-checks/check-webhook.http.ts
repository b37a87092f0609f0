import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { refuseWebhook } from '../payments/index.ts';
import { checkerOf } from './provider-catalogue.ts';
import { receiveCheckWebhook } from './receive-check-webhook.service.ts';
import { checkWebhookPath } from './webhook-source.ts';

const bodyLimitBytes = 64 * 1024;

/** `POST /verification/webhook/<checker>`: the body is kept as bytes, because the signature is over bytes. */
export function registerCheckWebhooks(app: FastifyInstance, context: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) refuseWebhook(context, 'tooLarge');
  });
  app.post<{ Params: { provider: string } }>(
    `${checkWebhookPath}:provider`,
    async ({ params, headers, body }, reply) => {
      const checker = checkerOf(params.provider);
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const status = checker
        ? await receiveCheckWebhook(context, checker, { headers, rawBody })
        : refuseWebhook(context, 'unknownProvider');
      return reply.code(status).send({ status });
    },
  );
}
