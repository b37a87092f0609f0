import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { providerOf } from './provider-catalogue.ts';
import { receiveWebhook } from './receive-webhook.service.ts';

const bodyLimitBytes = 64 * 1024;

/** `POST /payments/webhook/<provider>`: the body is kept as bytes, because the signature is over bytes. */
export function registerWebhooks(app: FastifyInstance, context: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Params: { provider: string } }>(
    '/payments/webhook/:provider',
    async (request, reply) => {
      const provider = providerOf(request.params.provider);
      if (!provider) return reply.code(404).send({ status: 404 });
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await receiveWebhook(context, provider, { headers: request.headers, rawBody });
      return reply.code(status).send({ status });
    },
  );
}
