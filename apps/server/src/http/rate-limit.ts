import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Failure } from '../failure.ts';

/** A ceiling per address over everything, against floods; what needs care (codes, sign-in) has its own throttles. */
export async function registerRateLimit(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { requestsPerMinute } = context.config.http;
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, limit) =>
      new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(limit.ttl / 1000) }),
  });
}
