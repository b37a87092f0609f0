import { join } from 'node:path';
import type { RegisterHttp } from '../../../http/http-module.ts';
import { createGameNames } from '../../games/catalogue/index.ts';
import { drawAhead } from './draw-ahead.service.ts';
import { findPicture } from './find-picture.ts';
import { keptPicture } from './operator/kept-picture.service.ts';
import { createPictureCache } from './picture-cache.ts';
import { sendPicture } from './send-picture.ts';
import { createShownPictures } from './shown-pictures.ts';

/**
 * `GET /media/…`: pictures drawn by the product, and those operators added. An address always means
 * the same picture, so caches may keep it for ever.
 */
export const registerMedia: RegisterHttp = (app, context) => {
  const { config } = context;
  const cache = createPictureCache(config.isEphemeral ? null : join(config.dataDir, 'media'));
  const names = createGameNames(context);
  const isShown = createShownPictures(context.database.db);
  const find = async (path: string) => {
    const wanted = findPicture(path, { sites: context.sites, ...(await names()) });
    return wanted && (!wanted.shown || (await isShown(wanted.shown))) ? wanted : null;
  };
  if (!config.isEphemeral) {
    let isOver = false;
    app.addHook('onClose', async () => void (isOver = true));
    app.addHook('onListen', () => {
      const ask = async (path: string): Promise<void> => {
        const wanted = await find(path);
        if (wanted) await cache.get(path, wanted, () => !isOver);
      };
      drawAhead(context, ask, () => isOver).catch((cause: unknown) => {
        if (!isOver) context.logger.warn({ err: cause }, 'pictures could not be drawn ahead');
      });
    });
  }
  app.get('/media/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const kept = await keptPicture(context, path);
    const wanted = kept === null ? await find(path) : null;
    if (!kept && !wanted) return reply.callNotFound();
    const picture = wanted ? await cache.get(path, wanted, () => !reply.raw.destroyed) : kept;
    // Whoever asked has gone: there is nobody to answer.
    if (!picture) return reply.hijack();
    return sendPicture(reply, picture);
  });
};
