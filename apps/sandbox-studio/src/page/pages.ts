import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawGameCover, drawGameSymbol, gameSymbolsMost, type CoverShape } from '@pavilion/art';
import { readLaunchAddress } from '@pavilion/contracts/provider';
import type { StudioConfig } from '../config/config.ts';
import { servedEntry, type CatalogueEntry } from '../served-titles.ts';
import { browserFiles } from './browser-files.ts';
import { missingPage, writeGamePage } from './write-page.ts';
import { writeSportsPage } from './write-sports-page.ts';

const shapes: readonly CoverShape[] = ['poster', 'square', 'wide'];
const hourSeconds = 3_600;
const yearSeconds = 365 * 24 * hourSeconds;

/** Pages of the games, what they load, and the covers of their titles. */
export function registerPages(app: FastifyInstance, config: StudioConfig): void {
  const headers = headersOf(config);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(headers);
    done();
  });
  app.get('/launch', (request, reply) => {
    const launch = readLaunchAddress(new URL(request.url, 'http://studio'));
    const served = launch && servedEntry(launch.provider, launch.game);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!launch || !served) return reply.code(404).send(missingPage(launch?.language ?? 'en'));
    return reply.send(
      'front' in served
        ? writeSportsPage(served, launch.language)
        : writeGamePage(served, launch.language),
    );
  });
  app.get<{ Params: { file: string } }>('/browser/:file', (request, reply) => {
    const file = browserFiles.get(request.params.file);
    if (!file) return notFound(reply);
    return reply
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .type(file.type)
      .send(file.text);
  });
  app.get<{ Params: { provider: string; game: string; shape: string } }>(
    '/covers/:provider/:game/:shape.svg',
    ({ params }, reply) => {
      const served = servedEntry(params.provider, params.game);
      const shape = shapes.find((known) => known === params.shape);
      if (!served || !shape) return notFound(reply);
      return reply
        .header('cache-control', `public, max-age=${yearSeconds}`)
        .type('image/svg+xml; charset=utf-8')
        .send(coverOf(served, shape));
    },
  );
  app.get<{ Params: { provider: string; game: string; rank: string } }>(
    '/symbols/:provider/:game/:rank.svg',
    ({ params }, reply) => {
      const served = servedEntry(params.provider, params.game);
      const rank = /^\d$/.test(params.rank) ? Number(params.rank) : gameSymbolsMost;
      if (!served || rank >= gameSymbolsMost) return notFound(reply);
      return reply
        .header('cache-control', `public, max-age=${yearSeconds}`)
        .type('image/svg+xml; charset=utf-8')
        .send(drawGameSymbol(served, rank));
    },
  );
  app.get('/healthz', () => ({ status: 'ok' }));
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');

const drawn = new Map<string, string>();

function coverOf(served: CatalogueEntry, shape: CoverShape): string {
  const key = `${served.providerCode}/${served.gameCode}/${shape}`;
  const { name, category, providerName, gameCode } = served;
  const cover = drawn.get(key) ?? drawGameCover({ gameCode, name, category, providerName, shape });
  drawn.set(key, cover);
  return cover;
}

function headersOf({ frameAncestors }: StudioConfig): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
}
