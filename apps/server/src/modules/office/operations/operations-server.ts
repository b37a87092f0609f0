import fastify, { type FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../context.ts';
import { leaveConnections } from '../../../http/leave-connections.ts';
import { answerUnreadable } from '../../../http/unreadable-request.ts';
import { registerHealth } from './health.http.ts';
import { registerOwnMetrics } from './metrics.http.ts';

/** Health and metrics on a port of their own (OPERATIONS_PORT), which no player reaches. */
export async function startOperationsServer(
  context: ServerContext,
  port: number,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false, clientErrorHandler: answerUnreadable });
  leaveConnections(app);
  registerHealth(app, context);
  registerOwnMetrics(app, context);
  await app.listen({ port, host: context.config.http.host });
  return app;
}
