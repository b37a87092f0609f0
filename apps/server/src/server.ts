import fastify, { type FastifyInstance } from 'fastify';
import type { ServerContext } from './context.ts';
import { Failure } from './failure.ts';
import { registerBodyParser } from './http/body-parser.ts';
import { sendFailure } from './http/envelope.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { leaveConnections } from './http/leave-connections.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerCalls } from './http/register-calls.ts';
import { aliveOf, httpModules, routes } from './module-catalogue.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { readableUrl } from './http/readable-url.ts';
import { watchUndeclaredProxy } from './http/undeclared-proxy.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { authenticateSession } from './modules/account/identity/index.ts';
import { pageHandler } from './modules/site/pages/index.ts';
import { registerRealtime } from './realtime/register-realtime.ts';

export type { FastifyInstance } from 'fastify';

/**
 * Of any request, the largest file over the slowest network; ordinary ones end long before (see
 * `cutSlowBodies`).
 */
const requestTimeoutMs = 30 * 60_000;
const headersTimeoutMs = 15_000;
const checkConnectionsMs = 5000;
const uploadPaths = new Set(routes.flatMap(({ call }) => (call.takesFile ? [call.path] : [])));

/**
 * Builds the whole server over a context; it does not listen yet. Closing it leaves the context
 * open.
 */
export async function createServer(context: ServerContext): Promise<FastifyInstance> {
  const { http } = context.config;
  const app = fastify({
    logger: false,
    bodyLimit: http.bodyLimitBytes,
    // Without proxies nothing is forwarded, and the plain way to the address is the cheap one.
    trustProxy: http.trustedProxies === 0 ? false : (_address, hop) => hop < http.trustedProxies,
    requestTimeout: requestTimeoutMs,
    http: { connectionsCheckingInterval: checkConnectionsMs, headersTimeout: headersTimeoutMs },
    genReqId: () => context.ids.next(),
    // Sockets idle in a pool must not hold up a shutdown.
    forceCloseConnections: 'idle',
    // What comes on an open connection during a shutdown is still answered; the framework's own
    // refusal is no answer of ours.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // What the framework cannot read all the same: nothing of it shows.
    frameworkErrors: (_error, _request, reply) => {
      sendFailure(reply, new Failure('notFound'));
    },
    clientErrorHandler: answerUnreadable,
  });
  leaveConnections(app);
  cutSlowBodies(app.server, uploadPaths);
  registerErrorHandler(app, context);
  registerBodyParser(app);
  await registerSecurityHeaders(app);
  watchUndeclaredProxy(app, context);
  registerRateLimit(app, context);
  registerCalls(app, routes, { context, authenticate: authenticateSession });
  await registerRealtime(app, context, aliveOf);
  for (const register of httpModules) {
    await app.register(async (scope) => register(scope, context));
  }
  registerNotFound(app, routes, pageHandler(app, context, routes));
  return app;
}
