import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServerContext } from '../context.ts';
import { Failure, fail } from '../failure.ts';
import { isInMaintenance, type Site } from '../site-directory/index.ts';
import { CallContext } from './call-context.ts';
import { sendFailure, sendSuccess } from './envelope.ts';
import { failureOf } from './error-map.ts';
import { fieldFailures } from './field-failures.ts';
import { acceptForms } from './form-parser.ts';
import type { SessionPlayer } from './request-context.ts';
import { resolveSite } from './resolve-site.ts';
import { StreamedAnswer } from '../streamed-answer.ts';
import { sendStream } from './send-stream.ts';
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
  const { method, path: url, takesFile } = route.call;
  const add = (scope: FastifyInstance): void => {
    scope.route({
      method,
      url,
      handler: (request, reply) => answer(route, options, request, reply),
    });
  };
  if (!takesFile) return add(app);
  void app.register(async (scope) => {
    acceptForms(scope);
    add(scope);
  });
}

/** Sends the answer and counts its outcome. */
async function answer(
  route: Route,
  options: CallOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const startedMs = performance.now();
  let outcome = 'OK';
  try {
    const fields = await run(route, options, { request, reply });
    if (fields instanceof StreamedAnswer) sendStream(reply, route.call, fields);
    else {
      if (!options.context.config.isProduction) assertResponse(route, fields);
      sendSuccess(reply, fields);
    }
  } catch (error) {
    const failure = failureOf(error) ?? unexpected(options.context, route, request, error);
    sendFailure(reply, failure);
    outcome = failure.code;
  }
  options.context.metrics.countCall(route.call.path, outcome, performance.now() - startedMs);
  return reply;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Raises failures, or gives what the handler promises. */
function run(route: Route, options: CallOptions, exchange: Exchange): Promise<object> {
  const { call } = route;
  const { request } = exchange;
  const { context } = options;
  const raw = rawInput(call.method === 'GET' ? request.query : request.body);
  const now = context.clock.now();
  const site = resolveSite(context.sites, {
    domainName: raw['domain_name'],
    externalId: raw['external_id'],
    host: request.host,
  });
  const isOpen = call.path === '/api/startup' || call.worksInMaintenance === true;
  if (!isOpen && isInMaintenance(site, now)) fail('serviceUnavailable');
  const input = validated(route, raw);
  // Public calls are the busy ones: they wait for nothing but their handler.
  if (call.access !== 'player')
    return route.handle(new CallContext(context, exchange, { site, player: null, now }), input);
  return runForPlayer(route, options, exchange, { site, now, input });
}

async function runForPlayer(
  route: Route,
  { context, authenticate }: CallOptions,
  exchange: Exchange,
  { site, now, input }: { site: Site; now: Date; input: Record<string, unknown> },
): Promise<object> {
  const player = await authenticate(context, site, {
    accountId: String(input['account_id']),
    token: String(input['auth']),
  });
  return route.handle(new CallContext(context, exchange, { site, player, now }), input);
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
