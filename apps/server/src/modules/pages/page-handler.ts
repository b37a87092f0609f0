import type { ServerContext } from '../../context.ts';
import type { PageHandler } from '../../http/not-found.ts';

/** Answers every GET that no other route took. */
export function pageHandler(_context: ServerContext): PageHandler {
  return async (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}
