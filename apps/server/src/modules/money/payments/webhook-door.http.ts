import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../context.ts';
import type { WebhookRequest } from '../../../ports/webhook.ts';
import { refuseWebhook } from './refuse-webhook.ts';

const bodyLimitBytes = 64 * 1024;

/** A place where others send webhooks: `POST <path><name>`. */
export interface WebhookDoor<Sender> {
  /** With the slash at its end. */
  path: string;
  /** Who sends under a name, or null. */
  senderOf: (name: string) => Sender | null;
  /** Takes one; gives the HTTP status of the answer. */
  receive: (context: ServerContext, sender: Sender, request: WebhookRequest) => Promise<number>;
}

/** Opens a door. Bodies are kept as bytes, because signatures are over bytes. */
export function openWebhookDoor<Sender>(
  app: FastifyInstance,
  context: ServerContext,
  { path, senderOf, receive }: WebhookDoor<Sender>,
): void {
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
    `${path}:provider`,
    async ({ params, headers, body }, reply) => {
      const sender = senderOf(params.provider);
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const status = sender
        ? await receive(context, sender, { headers, rawBody })
        : refuseWebhook(context, 'unknownProvider');
      return reply.code(status).send({ status });
    },
  );
}
