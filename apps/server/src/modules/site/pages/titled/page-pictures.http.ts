import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../../context.ts';
import { createPictureCache, sendPicture } from '../../media/index.ts';
import { findPagePicture } from './page-picture.service.ts';

/** `GET /media/og/…`: the picture with the title of a page. */
export function registerPagePictures(app: FastifyInstance, context: ServerContext): void {
  const { config } = context;
  const cache = createPictureCache(config.isEphemeral ? null : join(config.dataDir, 'media'));
  app.get('/media/og/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const wanted = await findPagePicture(context, path);
    if (!wanted) return reply.callNotFound();
    const picture = await cache.get(path, wanted, () => !reply.raw.destroyed);
    // Whoever asked has gone: there is nobody to answer.
    return picture ? sendPicture(reply, picture) : reply.hijack();
  });
}
