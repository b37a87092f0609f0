import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from '../../../context.ts';
import { findLaunchAddress } from './launch.store.ts';

/**
 * An empty page: what stands in it is put there by the page around, which is of the same origin.
 */
const emptyPage =
  '<!doctype html><html><head><meta charset="utf-8"><title>…</title></head><body></body></html>\n';

interface Query {
  provider?: unknown;
}

/**
 * `/frame/game?provider=…`: the page that stands between a page of the site and a studio's game.
 * Pages of a site frame nothing strange; this one frames the origin of one provider and nothing
 * else, so that the policy is that provider's alone whatever page the visit began with.
 */
export function registerGameFrame(app: FastifyInstance, server: ServerContext): void {
  app.get<{ Querystring: Query }>('/frame/game', async (request, reply) => {
    const site = server.sites.byHost(request.host);
    const { provider } = request.query;
    if (!site || typeof provider !== 'string' || provider.length > 64) return notFound(reply);
    const address = await findLaunchAddress(server.database.db, {
      siteId: site.id,
      providerCode: provider,
    });
    if (address === null) return notFound(reply);
    return reply
      .header('content-security-policy', framePolicy(address))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(emptyPage);
  });
}

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');

/** Frames the origin of a launch address; runs, loads and sends nothing. */
export function framePolicy(launchAddress: string): string {
  return [
    "default-src 'none'",
    `frame-src ${new URL(launchAddress).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
