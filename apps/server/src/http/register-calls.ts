import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { detectLocale, parseAcceptLanguage, readLocaleCookie } from '@pavilion/i18n';
import type { ServerContext } from '../context.ts';
import { Failure, fail } from '../failure.ts';
import { isInMaintenance, type Site } from '../site-directory/index.ts';
import { sendFailure, sendSuccess } from './envelope.ts';
import { failureOf } from './error-map.ts';
import { fieldFailures } from './field-failures.ts';
import type { RequestContext, SessionPlayer } from './request-context.ts';
import { resolveSite } from './resolve-site.ts';
import type { Route } from './route.ts';

/** Finds the player of a token on a site; raises the session family (wire page). */
export type Authenticate = (
  context: ServerContext,
  site: Site,
  credentials: { accountId: string; token: string },
) => Promise<SessionPlayer>;

export interface CallOptions {
  context: ServerContext;
  authenticate: Authenticate;
}

/** Puts every call of the catalogue on the server. */
export function registerCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  options: CallOptions,
): void {
  for (const route of routes) registerCall(app, route, options);
}

function registerCall(app: FastifyInstance, route: Route, options: CallOptions): void {
  const { context } = options;
  const { call } = route;
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const startedMs = performance.now();
      const outcome = await answer(route, options, request, reply);
      context.metrics.countCall(call.path, outcome, performance.now() - startedMs);
      return reply;
    },
  });
}

/** Sends the answer and gives its outcome for the metrics. */
async function answer(
  route: Route,
  options: CallOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  try {
    sendSuccess(reply, await run(route, options, request));
    return 'OK';
  } catch (error) {
    const failure = failureOf(error) ?? unexpected(options.context, route, request, error);
    sendFailure(reply, failure);
    return failure.code;
  }
}

async function run(route: Route, options: CallOptions, request: FastifyRequest): Promise<object> {
  const { call } = route;
  const { context } = options;
  const raw = rawInput(call.method === 'GET' ? request.query : request.body);
  const now = context.clock.now();
  const site = resolveSite(context.sites, {
    domainName: raw['domain_name'],
    externalId: raw['external_id'],
    host: request.host,
  });
  if (call.path !== '/api/startup' && isInMaintenance(site, now)) fail('serviceUnavailable');
  const input = validated(route, raw);
  const player =
    call.access === 'player'
      ? await options.authenticate(context, site, {
          accountId: String(input['account_id']),
          token: String(input['auth']),
        })
      : null;
  const fields = await route.handle(contextOf(context, request, { site, player, now }), input);
  if (!context.config.isProduction) assertResponse(route, fields);
  return fields;
}

function rawInput(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>;
  return fail('invalidInput', { errors: [{ path: '', code: 'invalidType' }] });
}

function validated(route: Route, raw: Record<string, unknown>): Record<string, unknown> {
  const result = z.safeParse(route.call.request, raw);
  if (result.success) return result.data;
  return fail('invalidInput', { errors: fieldFailures(result.error.issues, raw) });
}

function contextOf(
  server: ServerContext,
  request: FastifyRequest,
  known: { site: Site; player: SessionPlayer | null; now: Date },
): RequestContext {
  return {
    server,
    ...known,
    // Few calls ask: worked out only then.
    get language() {
      return detectLocale({
        cookie: readLocaleCookie(request.headers.cookie ?? ''),
        acceptLanguages: parseAcceptLanguage(request.headers['accept-language']),
        siteLanguages: known.site.languages,
      }).locale;
    },
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/** An answer that its contract does not allow is a programmer error. */
function assertResponse(route: Route, fields: object): void {
  const result = z.safeParse(route.call.response, fields);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(
    `the answer of ${route.call.path} does not fit its contract: ${issues.join('; ')}`,
  );
}

function unexpected(
  context: ServerContext,
  route: Route,
  request: FastifyRequest,
  error: unknown,
): Failure {
  context.logger.error({ err: error, path: route.call.path, requestId: request.id }, 'call failed');
  return new Failure('internalServerError');
}
