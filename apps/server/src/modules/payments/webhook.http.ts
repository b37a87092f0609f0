import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { providerOf } from './provider-catalogue.ts';
import { receiveWebhook } from './receive-webhook.service.ts';
import { refuseWebhook, showRefusals } from './refuse-webhook.ts';

const bodyLimitBytes = 64 * 1024;

/** `POST /payments/webhook/<provider>`: the body is kept as bytes, because the signature is over bytes. */
export function registerWebhooks(app: FastifyInstance, context: ServerContext): void {
  showRefusals(context);
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
    '/payments/webhook/:provider',
    async (request, reply) => {
      const provider = providerOf(request.params.provider);
      if (!provider) {
        const refusal = refuseWebhook(context, 'unknownProvider');
        return reply.code(refusal).send({ status: refusal });
      }
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await receiveWebhook(context, provider, { headers: request.headers, rawBody });
      return reply.code(status).send({ status });
    },
  );
}
