import type { FastifyInstance } from 'fastify';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { isSignedFor } from './file-address.ts';
import { readFiles } from './file.store.ts';
import { supportVault } from './support-files.service.ts';

interface Wanted {
  Params: { id: string };
  Querystring: { until?: unknown; sign?: unknown };
}

/**
 * `/support/file/<id>`: a file of a talk or ticket, for who was given its address. Nothing in it
 * can run.
 */
export function registerSupportFiles(app: FastifyInstance, context: ServerContext): void {
  app.get<Wanted>('/support/file/:id', async (request, reply) => {
    const { id } = request.params;
    const { until, sign } = request.query;
    const site = context.sites.byHost(request.host);
    const place = { id, siteId: site?.id ?? '' };
    const signed = { until: String(until), sign: String(sign) };
    const isGood = site !== null && isUuid(id) && isSignedFor(context, place, signed);
    const file = isGood ? (await readFiles(context.database.db, place.siteId, [id])).get(id) : null;
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const isPicture = file.media_type.startsWith('image/');
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      })
      .type(file.media_type)
      .send(await supportVault.open(context, place));
  });
}
