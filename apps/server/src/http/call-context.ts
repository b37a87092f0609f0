import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeByTag, type Locale } from '@pavilion/domain/locales';
import { detectLocale, parseAcceptLanguage, readLocaleCookie } from '@pavilion/i18n';
import type { ServerContext } from '../context.ts';
import type { Site } from '../site-directory/index.ts';
import type { RequestContext, SessionPlayer } from './request-context.ts';
import { hostOf } from './request-address.ts';
import { callerAddress } from './undeclared-proxy.ts';

/** The context of one call. What few calls ask is worked out when they ask. */
export class CallContext implements RequestContext {
  readonly server: ServerContext;
  readonly site: Site;
  readonly player: SessionPlayer | null;
  readonly now: Date;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(
    server: ServerContext,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    known: { site: Site; player: SessionPlayer | null; now: Date },
  ) {
    this.server = server;
    this.site = known.site;
    this.player = known.player;
    this.now = known.now;
    this.#request = request;
    this.#reply = reply;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get ip(): string {
    return callerAddress(this.#request, this.server.config.http.trustedProxies);
  }

  get host(): string {
    return hostOf(this.#request);
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get cookies(): string {
    return this.#request.headers.cookie ?? '';
  }

  get isSecure(): boolean {
    return this.#request.protocol === 'https';
  }

  setCookie(text: string): void {
    this.#reply.header('set-cookie', text);
  }

  /**
   * The language of the page that calls, where it says so; else what the visitor's cookie and
   * browser prefer.
   */
  get language(): Locale {
    const { headers } = this.#request;
    const page = localeByTag(String(headers['x-page-language'] ?? ''));
    if (page && this.site.languages.includes(page.code)) return page;
    return detectLocale({
      cookie: readLocaleCookie(headers.cookie ?? ''),
      acceptLanguages: parseAcceptLanguage(headers['accept-language']),
      siteLanguages: this.site.languages,
    }).locale;
  }
}
