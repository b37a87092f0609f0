import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Failure } from '../failure.ts';
import { sendFailure } from './envelope.ts';
import { failureOf } from './error-map.ts';

/** Every error outside a call's own handler becomes an envelope; the unexpected ones are logged, never shown. */
export function registerErrorHandler(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler((error, request, reply) => {
    const known = failureOf(error);
    if (known === null) {
      context.logger.error(
        { err: error, path: request.routeOptions.url, requestId: request.id },
        'request failed',
      );
    }
    return sendFailure(reply, known ?? new Failure('internalServerError'));
  });
}
