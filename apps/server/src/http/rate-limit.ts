import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Failure } from '../failure.ts';

const silent = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

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
    // Who is near the ceiling is no player: nobody needs the count in every answer, `retry-after` says when to come back.
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, limit) =>
      new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(limit.ttl / 1000) }),
  });
}
