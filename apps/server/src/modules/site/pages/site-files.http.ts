import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { alternates } from '@pavilion/i18n';
import { locales } from '@pavilion/domain/locales';
import { isListedScreen, screenNames, screens } from '@pavilion/domain/screens';
import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode } from '@pavilion/domain/themes';
import { paletteOf } from '@pavilion/templates/palettes';
import type { ServerContext } from '../../../context.ts';
import { sitePicture, type Site } from '../../../site-directory/index.ts';
import { escapeHtml } from '../../../escape.ts';
import { originOf } from '../../../http/request-address.ts';

const freshSeconds = 3600;
/** Public routes that say nothing to a search engine. */
const unlisted = new Set(['/preloader', '/playnow', '/replay', '/login', '/register']);

/** robots.txt, sitemap.xml and the web manifest, made per site, and the way to its icon for who asks for `/favicon.ico`. */
export function registerSiteFiles(app: FastifyInstance, context: ServerContext): void {
  const answer = (
    path: string,
    send: (site: Site, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
  ): void => {
    app.get(path, async (request, reply) => {
      const site = context.sites.byHost(request.host);
      if (!site) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      return send(site, request, reply);
    });
  };
  const serve = (path: string, type: string, write: (site: Site, origin: string) => string): void =>
    answer(path, (site, request, reply) => sendFile(reply, type, write(site, originOf(request))));
  serve('/robots.txt', 'text/plain; charset=utf-8', robots);
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemap);
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest);
  // Pages name their icon; this is for what asks without having read one (feeds, previews, pictures opened alone).
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

/** Public routes × languages, each with its alternates. */
function sitemap(site: Site, origin: string): string {
  const entries = screenNames
    .filter((name) => isListedScreen(name) && !unlisted.has(screens[name].path))
    .flatMap((name) => {
      const { links } = alternates(screens[name].path, site.languages, origin);
      const alternateTags = links
        .map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
        )
        .join('');
      return links
        .filter(({ hreflang }) => hreflang !== 'x-default')
        .map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${alternateTags}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function manifest(site: Site): string {
  const { themeCode, themeColour } = site;
  const isKnown = isThemeCode(themeCode) && isThemeColour(themeCode, themeColour);
  const surface = isKnown ? paletteOf(themeCode, themeColour)['surface-0'] : '#111111';
  const icon = (file: string, size: number, purpose: string) => ({
    src: sitePicture(site, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    lang: locales[site.languages[0] ?? 'EN'].tag,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: surface,
    theme_color: surface,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
