import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../config/loopback.ts';
import type { ServerContext } from '../context.ts';

/** Headers a proxy adds; a browser never sends them. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

export const isForwarded = (request: FastifyRequest): boolean =>
  forwardingHeaders.some((name) => request.headers[name] !== undefined);

/**
 * Who calls through a proxy on this machine that `TRUSTED_PROXIES` does not know: all of them
 * together. Loopback itself is exempt from throttles, and with it everybody would be.
 */
const everybodyBehind = 'undeclared-proxy';

/** Address a caller is counted by. */
export function callerAddress(request: FastifyRequest, trustedProxies: number): string {
  return isUndeclared(request, trustedProxies) ? everybodyBehind : request.ip;
}

const isUndeclared = (request: FastifyRequest, trustedProxies: number): boolean =>
  trustedProxies === 0 && isForwarded(request) && isLoopbackAddress(request.ip);

/** Counts what comes through an undeclared proxy on this machine, and warns of it once. */
export function watchUndeclaredProxy(app: FastifyInstance, context: ServerContext): void {
  const { trustedProxies } = context.config.http;
  if (trustedProxies > 0) return;
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUndeclared(request, trustedProxies)) {
      context.metrics.undeclaredProxyRequests.inc();
      if (!isWarned) context.logger.warn(warning);
      isWarned = true;
    }
    done();
  });
}

const warning =
  'Requests come through a proxy on this machine while TRUSTED_PROXIES is 0: all callers count as one, and are throttled together. Set TRUSTED_PROXIES to the number of your proxies.';
