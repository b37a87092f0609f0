import { pendingMigrations } from '@pavilion/database';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../context.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers and has every migration. */
export function registerHealth(app: FastifyInstance, context: ServerContext): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const problem = await problemOf(context);
    reply.header('cache-control', 'no-store');
    return problem === null
      ? reply.send({ status: 'ready' })
      : reply.code(503).send({ status: 'not ready', reason: problem });
  });
}

async function problemOf(context: ServerContext): Promise<string | null> {
  if (!(await context.database.ping())) return 'the database does not answer';
  const pending = await pendingMigrations(context.database).catch(() => null);
  if (pending === null) return 'the migrations cannot be read';
  return pending.length === 0 ? null : 'migrations are pending';
}
