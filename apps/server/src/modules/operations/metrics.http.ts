import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context.ts';

/**
 * `/metrics` on the public port: open outside production, in production only with `Authorization: Bearer <METRICS_TOKEN>`; it does not exist
 * where no token is set.
 */
export function registerMetrics(app: FastifyInstance, context: ServerContext): void {
  app.get('/metrics', async (request, reply) =>
    mayRead(context, request) ? sendMetrics(reply, context) : reply.callNotFound(),
  );
}

export async function sendMetrics(
  reply: FastifyReply,
  context: ServerContext,
): Promise<FastifyReply> {
  const { registry } = context.metrics;
  return reply
    .type(registry.contentType)
    .header('cache-control', 'no-store')
    .send(await registry.metrics());
}

function mayRead({ config }: ServerContext, request: FastifyRequest): boolean {
  const { metricsToken } = config.operations;
  if (metricsToken === null) return !config.isProduction;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
