import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Failure } from '../failure.ts';
import { sendFailure } from './envelope.ts';
import { failureOf } from './error-map.ts';

/**
 * Every error outside a call's own handler becomes an envelope; the unexpected ones are logged,
 * never shown. A visitor who goes away before he is answered is no error, only counted.
 */
export function registerErrorHandler(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler((error, request, reply) => {
    const known = failureOf(error);
    if (isAborted(error, request)) {
      context.metrics.requestsAborted.inc();
      context.logger.debug(
        { path: request.routeOptions.url, requestId: request.id },
        'the client went away',
      );
    } else if (known === null) {
      context.logger.error(
        { err: error, path: request.routeOptions.url, requestId: request.id },
        'request failed',
      );
    }
    return sendFailure(reply, known ?? new Failure('internalServerError'));
  });
}

/**
 * What a socket says that closed too early; of any other error it does not matter whether somebody
 * still waits.
 */
const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  const hasClosed =
    error instanceof Error && 'code' in error && closedCodes.has(String(error.code));
  return hasClosed && raw.socket.destroyed;
}
