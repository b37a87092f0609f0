import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Failure } from '../failure.ts';
import { createFloodLimit } from './flood-limit.ts';

const windowMs = 60_000;
const addressesMax = 50_000;

/**
 * A ceiling per address over everything, pages too, against floods; what needs care (codes,
 * sign-in) has its own throttles. Who is near the ceiling is no player: nobody needs the count in
 * every answer, `retry-after` says when to come back.
 */
export function registerRateLimit(app: FastifyInstance, context: ServerContext): void {
  const { requestsPerMinute } = context.config.http;
  if (requestsPerMinute === 0) return;
  const limit = createFloodLimit({ requestsMax: requestsPerMinute, windowMs, addressesMax });
  app.addHook('onRequest', (request, _reply, done) => {
    // A studio plays for thousands from one address; its door counts by key, and strangers by
    // address.
    if (request.url.startsWith('/provider/v1/')) return done();
    const waitMs = limit.count(request.ip, context.clock.now().getTime());
    if (waitMs === 0) done();
    else done(new Failure('tooManyRequests', { retryAfterSeconds: waitMs / 1000 }));
  });
}
