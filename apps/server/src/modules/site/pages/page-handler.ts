import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  detectLocale,
  parseAcceptLanguage,
  readLocaleCookie,
  serializeLocaleCookie,
  stripLocale,
} from '@pavilion/i18n';
import { locales } from '@pavilion/domain/locales';
import { screenByPath } from '@pavilion/domain/screens';
import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode } from '@pavilion/domain/themes';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { failureOf } from '../../../http/error-map.ts';
import type { PageHandler } from '../../../http/not-found.ts';
import { hostOf, originOf } from '../../../http/request-address.ts';
import type { Route } from '../../../http/route.ts';
import { isPreviewGood } from '../content/index.ts';
import { isInMaintenance, type Site } from '../../../site-directory/index.ts';
import type { PageRequest } from './page-request.types.ts';
import { failedPage } from './failed-page.ts';
import { pageViewOf } from './page-view.ts';
import { createPageWriter, type PolicedPage } from './page-writer.ts';
import { sendHtml } from './send-html.ts';

const retryMaxSeconds = 3600;
/** Folders of files: what is missing there is missing, no page of the app. */
const filePrefixes = ['/assets/', '/media/', '/dev/', '/sandbox/'];

/**
 * Answers every GET that no other route took: the page of the app for the site, or what stands in
 * its place.
 */
export function pageHandler(
  app: FastifyInstance,
  context: ServerContext,
  routes: readonly Route[],
): PageHandler {
  const pages = createPageWriter(context, routes);
  app.addHook('onListen', () => {
    // Nobody waits for it, and what is wrong with the module the first page tells.
    pages.warm().catch(() => undefined);
  });
  app.addHook('onClose', () => pages.close());
  return async (request, reply) => {
    const url = new URL(request.originalUrl, 'http://page');
    const site = siteOf(context, request, url);
    const origin = originOf(request);
    const isFile = filePrefixes.some((prefix) => url.pathname.startsWith(prefix));
    // A known host with a port beyond all ports has no address that the page could name.
    if (!site || isFile || !URL.canParse(origin)) return sendPlain(reply);
    const page = readPage(context, site, request, url);
    if (isPreviewOver(context, page, url))
      return sendFailed(request, reply, { page, failure: new Failure('previewExpired') });
    const redirect = page.hasPrefix ? null : redirectOf(page, request, url);
    if (redirect !== null) return sendRedirect(reply, redirect);
    let written: PolicedPage;
    try {
      written = await pages.write(page, origin);
    } catch (error) {
      return sendFailed(request, reply, failedWith(context, page, error));
    }
    reply
      .code(written.isMissing ? 404 : statusOf(page))
      .header('content-security-policy', written.policy);
    if (page.hasPrefix) {
      const isSecure = request.protocol === 'https';
      reply.header('set-cookie', serializeLocaleCookie(page.locale.tag, { isSecure }));
    }
    if (page.isDown) reply.header('retry-after', String(retryAfter(site, context.clock.now())));
    return sendHtml(request, reply, written, page.isPreview);
  };
}

/**
 * The site of the host; a demo may be looked at in another of its theme's colours by
 * `?theme_color=`.
 */
function siteOf(context: ServerContext, request: FastifyRequest, url: URL): Site | null {
  const site = context.sites.byHost(request.host);
  const colour = url.searchParams.get('theme_color');
  if (!site || !colour || context.config.isProduction) return site;
  const isKnown = isThemeCode(site.themeCode) && isThemeColour(site.themeCode, colour);
  return isKnown ? inColour(site, colour) : site;
}

/** One object for each, so that its pages too are written once in some seconds. */
function inColour(site: Site, colour: string): Site {
  const known = previews.get(site) ?? new Map<string, Site>();
  previews.set(site, known);
  const preview = known.get(colour) ?? { ...site, themeColour: colour };
  known.set(colour, preview);
  return preview;
}

const previews = new WeakMap<Site, Map<string, Site>>();

function readPage(
  context: ServerContext,
  site: Site,
  request: FastifyRequest,
  { pathname, search }: URL,
): PageRequest {
  const stripped = stripLocale(pathname, site.languages);
  const [siteDefault = 'EN'] = site.languages;
  return {
    site,
    host: request.hostname.toLowerCase(),
    screen: screenByPath(stripped.path),
    locale: locales[stripped.locale ?? siteDefault],
    hasPrefix: stripped.locale !== null,
    path: stripped.path,
    location: { pathname, search, hash: '' },
    view: pageViewOf(request, site, stripped.path),
    isDown: isInMaintenance(site, context.clock.now()),
    isPreview: /[?&]preview=/.test(search),
  };
}

/** Whether a page was asked for by a preview link that is not, or no longer, good. */
function isPreviewOver(
  context: ServerContext,
  { site, isPreview }: PageRequest,
  url: URL,
): boolean {
  const token = url.searchParams.get('preview') ?? '';
  const asked = { siteId: site.id, now: context.clock.now() };
  return isPreview && !isPreviewGood(context.appSecret, token, asked);
}

/**
 * Where a visit to an address without language belongs (decision 0046), or null to stay: where the
 * visitor has a language already, to that; on the first visit to `/` to what his browser prefers.
 * Robots have neither and read every address as it is listed.
 */
function redirectOf({ site, screen }: PageRequest, request: FastifyRequest, url: URL) {
  const { locale, source } = detectLocale({
    cookie: readLocaleCookie(request.headers.cookie),
    acceptLanguages: parseAcceptLanguage(request.headers['accept-language']),
    siteLanguages: site.languages,
  });
  const isDefault = locale.code === site.languages[0] || locale.prefix === null;
  if (isDefault || (source !== 'cookie' && screen !== 'home')) return null;
  // As it was asked: what stands there is judged at the new address.
  const path = screen === 'home' ? '' : url.pathname;
  return `/${locale.prefix}${path}${url.search}`;
}

function statusOf(page: PageRequest): number {
  if (page.isDown) return 503;
  return page.screen === null ? 404 : 200;
}

function retryAfter(site: Site, now: Date): number {
  const { endAt } = site.maintenance;
  if (endAt === null) return retryMaxSeconds;
  const seconds = Math.ceil((endAt.getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(seconds, 1), retryMaxSeconds);
}

function sendRedirect(reply: FastifyReply, target: string): FastifyReply {
  return reply
    .header('vary', 'cookie, accept-language')
    .header('cache-control', 'private, no-cache')
    .redirect(target, 302);
}

function sendPlain(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

interface FailedPage {
  page: PageRequest;
  failure: Failure;
}

/** What a page failed with; the unexpected is logged. */
function failedWith({ logger }: ServerContext, page: PageRequest, error: unknown): FailedPage {
  const known = failureOf(error);
  if (known === null) logger.error({ err: error, path: page.path }, 'a page could not be written');
  return { page, failure: known ?? new Failure('internalServerError') };
}

function sendFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, failure }: FailedPage,
): Promise<FastifyReply> {
  const { html, policy } = failedPage(page, hostOf(request), failure);
  reply.code(failure.status).header('content-security-policy', policy);
  if (failure.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendHtml(request, reply, { html });
}
