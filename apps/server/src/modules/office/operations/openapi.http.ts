import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../context.ts';
import { openApiDocument } from './openapi-document.ts';

/** `/api/openapi.json`, and outside production its reader at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance, context: ServerContext): Promise<void> {
  let document: string | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  if (!context.config.isProduction) await registerReader(app);
}

async function registerReader(app: FastifyInstance): Promise<void> {
  await app.register(documentSource);
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

/**
 * Stands where the reader expects the plugin that collects route schemas: our document comes from
 * the contracts instead.
 */
const documentSource = Object.assign(
  async (app: FastifyInstance): Promise<void> => {
    app.decorate('swagger', () => openApiDocument());
  },
  {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' },
  },
);
