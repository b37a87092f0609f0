import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../../context.ts';

/** Files of the build whose names never change, at the root of the site. */
const rootFiles = ['build.json', 'sw.js'];

/** Names of the build's files with a content hash, all in one folder. */
const assetName = /^[\w.-]+$/;

/**
 * The build's files: those with a content hash for ever, compressed ahead; the few others asked for
 * each time.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { webDistDir } = context.config;
  await app.register(fastifyStatic, {
    root: join(webDistDir, 'assets'),
    // A route of our own sends them: the plugin's would read the whole folder at each request, to
    // compare the spelling of the name.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Nobody asks for a part of a script, and one that does not exist would be an error of its own.
    acceptRanges: false,
    // The folder may be built after the server has started.
    suppressWarning: true,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) => {
    const name = params['*'];
    return assetName.test(name) ? reply.sendFile(name) : reply.callNotFound();
  });
  for (const file of rootFiles) {
    app.get(`/${file}`, async (_request, reply) => {
      if (!existsSync(join(webDistDir, file))) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-cache')
        .sendFile(file, webDistDir, { immutable: false, maxAge: 0, cacheControl: false });
    });
  }
}
