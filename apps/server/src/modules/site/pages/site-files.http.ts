import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screenNames, screens } from '@pavilion/domain/screens';
import type { ServerContext } from '../../../context.ts';
import { sitePicture, type Site } from '../../../site-directory/index.ts';
import { originOf } from '../../../http/request-address.ts';
import { manifestOf } from './manifest.service.ts';
import { sitemapOf } from './sitemap.service.ts';

const freshSeconds = 3600;
/**
 * robots.txt, sitemap.xml and the web manifest, made per site, and the way to its icon for who asks
 * for `/favicon.ico`.
 */
export function registerSiteFiles(app: FastifyInstance, context: ServerContext): void {
  const answer = (
    path: string,
    send: (
      site: Site,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => FastifyReply | Promise<FastifyReply>,
  ): void => {
    app.get(path, async (request, reply) => {
      const site = context.sites.byHost(request.host);
      if (!site) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      return send(site, request, reply);
    });
  };
  const serve = (
    path: string,
    type: string,
    write: (site: Site, origin: string) => string | Promise<string>,
  ): void =>
    answer(path, async (site, request, reply) =>
      sendFile(reply, type, await write(site, originOf(request))),
    );
  serve('/robots.txt', 'text/plain; charset=utf-8', robots);
  serve('/sitemap.xml', 'application/xml; charset=utf-8', (site, origin) =>
    sitemapOf(context, site, origin),
  );
  answer('/manifest.webmanifest', async (site, request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    const document = await manifestOf(context, site, typeof lang === 'string' ? lang : undefined);
    return sendFile(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(document));
  });
  // Pages name their icon; this is for what asks without having read one (feeds, previews, pictures
  // opened alone).
  answer('/favicon.ico', (site, _request, reply) =>
    reply
      .header('cache-control', `public, max-age=${freshSeconds}`)
      .redirect(sitePicture(site, 'icon-192.png'), 302),
  );
}

function sendFile(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.type(type).header('cache-control', `public, max-age=${freshSeconds}`).send(body);
}

function robots(_site: Site, origin: string): string {
  const closed = screenNames
    .filter((name) => screens[name].access !== 'open')
    .map((name) => screens[name].path);
  return [
    'User-agent: *',
    ...['/api/', '/dev/', ...closed].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
