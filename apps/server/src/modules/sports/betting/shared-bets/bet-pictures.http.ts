import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { drawBetCard, betCardRoom } from '@pavilion/art';
import type { ServerContext } from '../../../../context.ts';
import type { Site } from '../../../../site-directory/index.ts';
import {
  artPaletteOf,
  createPictureCache,
  sendPicture,
  type PictureRequest,
} from '../../../site/media/index.ts';
import { cardLayer } from './card-layer.ts';
import { layOutCard } from './card-layout.ts';
import { sharedCard } from './share-bet.service.ts';

/** A bet goes on, and its picture with it. */
const keptSeconds = 60;

/** `GET /media/bets/<code>.png`: the picture of a bet that was shared, on its own site alone. */
export function registerBetPictures(app: FastifyInstance, context: ServerContext): void {
  const { config, sites } = context;
  const cache = createPictureCache(config.isEphemeral ? null : join(config.dataDir, 'media'));
  app.get('/media/bets/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const site = sites.byHost(request.host);
    const code = file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
    const card = site && (await sharedCard(context, site, code));
    const wanted = site && card ? pictureOf(site, card) : null;
    if (!wanted) return reply.callNotFound();
    // What it says may be another thing by now than when it was drawn last.
    const address = `${code} ${wanted.words}`;
    const picture = await cache.get(address, wanted, () => !reply.raw.destroyed);
    // Whoever asked has gone: there is nobody to answer.
    if (!picture) return reply.hijack();
    return sendPicture(reply.header('x-robots-tag', 'noindex'), picture, keptSeconds);
  });
}

function pictureOf(
  site: Site,
  { lines, tag }: NonNullable<Awaited<ReturnType<typeof sharedCard>>>,
): (PictureRequest & { words: string }) | null {
  const palette = artPaletteOf(`${site.themeCode}-${site.themeColour}`);
  if (!palette) return null;
  const layout = layOutCard(lines);
  // Chinese signs are written in two ways: the language is part of what is drawn.
  const words = [tag, ...lines.map(({ text }) => text)].join('\n');
  const { externalId: siteCode, name } = site;
  return {
    words,
    draw: () => drawBetCard({ siteCode, name, palette, words, height: layout.heightPx }),
    layer: () => cardLayer(layout.lines, layout.heightPx, tag),
    format: 'png',
    width: betCardRoom.width,
  };
}
