import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { sendFailure } from './envelope.ts';
import type { Route } from './route.ts';
import { withSingleSlashes } from './single-slashes.ts';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * What no route takes: a call with the wrong method is 405 with `Allow`, an unknown call 404 as an
 * envelope, an address with doubled slashes is redirected to the one without for good, and any
 * other GET goes to the pages, which know the screens.
 */
export function registerNotFound(
  app: FastifyInstance,
  routes: readonly Route[],
  page: PageHandler,
): void {
  const methods = new Map(routes.map(({ call }) => [call.path as string, call.method]));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = methods.get(path);
    if (allowed !== undefined) {
      return sendFailure(reply.header('allow', allowed), new Failure('methodNotAllowed'));
    }
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    if (!isPage) return sendFailure(reply, new Failure('notFound'));
    const target = withSingleSlashes(request.originalUrl);
    return target === null ? page(request, reply) : reply.redirect(target, 301);
  });
}
