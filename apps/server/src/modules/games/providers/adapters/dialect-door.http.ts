import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../../../context.ts';
import { OutcomeUnknown, ProviderRefusal } from '../provider-refusal.ts';
import { createStrangerLimit, type StrangerLimit } from '../stranger-limit.ts';
import type { Dialect, ForeignCall, ForeignRefusal } from './dialect.ts';
import { verifyForeign } from './dialect-caller.service.ts';
import { dialects, type ForeignDialectName } from './dialects.ts';
import { runOrder } from './run-order.service.ts';

const bodyLimitBytes = 64 * 1024;

interface Door {
  server: ServerContext;
  strangers: StrangerLimit;
  name: ForeignDialectName;
  dialect: Dialect;
  path: string;
}

/**
 * `/provider/<dialect>/<connection>/<site>/…`: what studios call that speak a dialect of their own.
 */
export function registerDialectDoor(app: FastifyInstance, server: ServerContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const strangers = createStrangerLimit(server);
  for (const [name, dialect] of Object.entries(dialects) as [ForeignDialectName, Dialect][]) {
    app.register(async (scope) => {
      scope.setErrorHandler((error, _request, reply) => {
        const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
        if (status === 500) server.logger.error({ err: error }, 'a foreign provider call failed');
        return send(reply, dialect.refuse({ code: status === 500 ? 'TEMPORARY' : 'BAD_REQUEST' }));
      });
      for (const path of dialect.paths)
        scope.post(
          `/provider/${name}/:connection/:site/${path}`,
          { bodyLimit: bodyLimitBytes },
          (request, reply) => answer({ server, strangers, name, dialect, path }, request, reply),
        );
    });
  }
}

async function answer(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const startedMs = performance.now();
  const outcome = await answerInDialect(door, request, reply);
  const { server, name, path } = door;
  server.metrics.countCall(`/provider/${name}/${path}`, outcome, performance.now() - startedMs);
  return reply;
}

/** Sends the answer; gives its code for the metrics. */
async function answerInDialect(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { server, dialect, path } = door;
  let call: ForeignCall | null = null;
  try {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const caller = await prove(door, request, body);
    call = dialect.read(path, body);
    await send(reply, call.answer(await runOrder(caller, call.order)));
    return 'OK';
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      server.logger.error(
        { err: error },
        'a studio gets no answer: nobody knows what was committed',
      );
      reply.hijack();
      reply.raw.destroy();
      return 'unknown';
    }
    const refusal = refusalOf(server, error);
    await send(reply, (call ?? dialect).refuse(refusal));
    return refusal.code;
  }
}

async function prove({ server, strangers, name }: Door, request: FastifyRequest, body: Buffer) {
  strangers.require(request.ip);
  const { connection = '', site = '' } = request.params as Record<string, string>;
  try {
    const door = { dialect: name, connectionCode: connection, site };
    return await verifyForeign(server, door, { headers: request.headers, body });
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === 'SIGNATURE_INVALID')
      strangers.count({ ip: request.ip, path: request.url });
    throw error;
  }
}

function refusalOf(server: ServerContext, error: unknown): ForeignRefusal {
  if (error instanceof ProviderRefusal) return { ...error.fields, code: error.code };
  server.logger.error({ err: error }, 'a foreign provider call failed');
  return { code: 'TEMPORARY' };
}

const send = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
