import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  providerErrors,
  walletCalls,
  type ProviderCall,
  type ProviderErrorCode,
  type WalletCallName,
} from '@pavilion/contracts/provider';
import * as z from 'zod/mini';
import type { ServerContext } from '../../../context.ts';
import { createFloodLimit } from '../../../http/flood-limit.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { OutcomeUnknown, ProviderRefusal, refuse } from './provider-refusal.ts';
import { createStrangerLimit } from './stranger-limit.ts';
import { verifyRequest } from './verify-request.service.ts';
import { walletHandlers } from './wallet-handlers.ts';

const bodyLimitBytes = 128 * 1024;
const catalogueLimitBytes = 2 * 1024 * 1024;
const minuteMs = 60_000;
/** Of one key: 2,000 a second, beyond what one studio plays. */
const requestsPerKey = 120_000;

type Handler = (caller: ProviderCaller, input: unknown) => Promise<object>;

/**
 * `/provider/v1/…`: what studios call. Bodies are kept as bytes, because the signature is over
 * bytes.
 */
export function registerProviderDoor(app: FastifyInstance, server: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
    if (status === 413) return answerRefusal(reply, 'BODY_TOO_LARGE');
    if (status === 500) server.logger.error({ err: error }, 'a provider call failed');
    return answerRefusal(reply, status === 500 ? 'TEMPORARY' : 'BAD_REQUEST');
  });
  const guard = createGuard(server);
  for (const [name, call] of Object.entries(walletCalls)) {
    const handle = walletHandlers[name as WalletCallName] as Handler;
    app.post(
      call.path,
      { bodyLimit: name === 'catalogueChanged' ? catalogueLimitBytes : bodyLimitBytes },
      (request, reply) => answer({ server, guard, call, handle }, request, reply),
    );
  }
  app.all('/provider/v1/*', (_request, reply) => answerRefusal(reply, 'CALL_NOT_FOUND'));
}

interface Door {
  server: ServerContext;
  guard: ReturnType<typeof createGuard>;
  call: ProviderCall;
  handle: Handler;
}

async function answer(
  { server, guard, call, handle }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const startedMs = performance.now();
  let outcome: string = 'OK';
  try {
    const caller = await guard(request, startedMs);
    const fields = await handle(caller, readInput(server, call, request.body));
    await reply.send({ status: 'ok', code: 'OK', retry: 'never', clientAction: 'none', ...fields });
  } catch (error) {
    outcome = await answerFailure(server, { call, error, requestId: request.id }, reply);
  }
  server.metrics.countCall(call.path, outcome, performance.now() - startedMs);
  return reply;
}

async function answerFailure(
  server: ServerContext,
  { call, error, requestId }: { call: ProviderCall; error: unknown; requestId: string },
  reply: FastifyReply,
): Promise<string> {
  if (error instanceof OutcomeUnknown) {
    server.logger.error(
      { err: error, requestId },
      'a studio gets no answer: nobody knows what was committed',
    );
    reply.hijack();
    reply.raw.destroy();
    return 'unknown';
  }
  if (error instanceof ProviderRefusal) {
    await answerRefusal(reply, error.code, error.fields);
    return error.code;
  }
  server.logger.error({ err: error, path: call.path, requestId }, 'a provider call failed');
  await answerRefusal(reply, 'TEMPORARY');
  return 'TEMPORARY';
}

/**
 * Who sends, within his rate; strangers are counted by their address before anything is looked up
 * for them.
 */
function createGuard(server: ServerContext) {
  const keys = createFloodLimit({
    requestsMax: requestsPerKey,
    windowMs: minuteMs,
    addressesMax: 10_000,
  });
  const strangers = createStrangerLimit(server);
  return async (request: FastifyRequest, startedMs: number): Promise<ProviderCaller> => {
    const nowMs = server.clock.now().getTime();
    strangers.require(request.ip);
    try {
      const caller = await verifyRequest(server, {
        method: request.method,
        path: request.originalUrl,
        headers: request.headers,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        startedMs,
      });
      if (keys.count(caller.keyId, nowMs) > 0) refuse('RATE_LIMITED');
      return caller;
    } catch (error) {
      if (error instanceof ProviderRefusal && error.code === 'SIGNATURE_INVALID')
        strangers.count({ ip: request.ip, path: request.url });
      throw error;
    }
  };
}

/**
 * The body as the contract reads it. What the contract does not know is left out, and told to the
 * log.
 */
function readInput(server: ServerContext, call: ProviderCall, body: unknown): unknown {
  const raw = parse(body);
  const parsed = z.safeParse(call.request, raw);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    return refuse('BAD_REQUEST', { errors: errors.slice(0, 20) });
  }
  const unknown = Object.keys(raw as object).filter((name) => !Object.hasOwn(parsed.data, name));
  if (unknown.length > 0)
    server.logger.info({ path: call.path, unknown: unknown.slice(0, 20) }, 'fields nobody knows');
  return parsed.data;
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    return refuse('BAD_REQUEST');
  }
}

function answerRefusal(
  reply: FastifyReply,
  code: ProviderErrorCode,
  fields: object = {},
): FastifyReply {
  const { status, retry, clientAction, message } = providerErrors[code];
  if (code === 'RATE_LIMITED') void reply.header('retry-after', '60');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ status: 'refused', code, retry, clientAction, message: { en: message }, ...fields });
}
