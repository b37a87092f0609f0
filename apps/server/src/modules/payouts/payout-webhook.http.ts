import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { refuseWebhook } from '../payments/index.ts';
import { payoutProviderOf } from './provider-catalogue.ts';
import { receivePayoutWebhook } from './receive-payout-webhook.service.ts';
import { payoutWebhookPath } from './webhook-source.ts';

const bodyLimitBytes = 64 * 1024;

/** `POST /payouts/webhook/<provider>`: the body is kept as bytes, because the signature is over bytes. */
export function registerPayoutWebhooks(app: FastifyInstance, context: ServerContext): void {
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
    `${payoutWebhookPath}:provider`,
    async (request, reply) => {
      const provider = payoutProviderOf(request.params.provider);
      if (!provider) {
        const refusal = refuseWebhook(context, 'unknownProvider');
        return reply.code(refusal).send({ status: refusal });
      }
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await receivePayoutWebhook(context, provider, {
        headers: request.headers,
        rawBody,
      });
      return reply.code(status).send({ status });
    },
  );
}
