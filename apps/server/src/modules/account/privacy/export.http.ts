import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../context.ts';
import { exportBehind } from './exports.service.ts';

/**
 * `/privacy/export/<token>`: the file of a player's data, for who has its address, which only he
 * was sent.
 */
export function registerExport(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Params: { token: string } }>('/privacy/export/:token', async (request, reply) => {
    const site = context.sites.byHost(request.host);
    const file = site && (await exportBehind(context, site, request.params.token));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .type('application/zip')
      .send(Buffer.from(file));
  });
}
