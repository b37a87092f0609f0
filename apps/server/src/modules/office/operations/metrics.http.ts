import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../../context.ts';

/**
 * `/metrics` on the public port: open outside production, in production only with
 * `Authorization: Bearer <METRICS_TOKEN>`; it does not exist where no token is set.
 */
export function registerMetrics(app: FastifyInstance, context: ServerContext): void {
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = context.config.operations;
    const mayRead =
      metricsToken === null ? !context.config.isProduction : hasToken(context, request);
    return mayRead ? sendMetrics(reply, context) : reply.callNotFound();
  });
}

/**
 * `/metrics` on a port that no player reaches: who reaches it still shows the token, where one is
 * set.
 */
export function registerOwnMetrics(app: FastifyInstance, context: ServerContext): void {
  app.get('/metrics', async (request, reply) => {
    if (hasToken(context, request)) return sendMetrics(reply, context);
    return reply
      .code(401)
      .headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
      .send({ status: 'METRICS_TOKEN is needed' });
  });
}

async function sendMetrics(reply: FastifyReply, context: ServerContext): Promise<FastifyReply> {
  const { registry } = context.metrics;
  return reply
    .type(registry.contentType)
    .header('cache-control', 'no-store')
    .send(await registry.metrics());
}

/** True where the request shows the token, and where none is set. */
function hasToken({ config }: ServerContext, request: FastifyRequest): boolean {
  const { metricsToken } = config.operations;
  if (metricsToken === null) return true;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
