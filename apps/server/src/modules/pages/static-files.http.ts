import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';

/** Files of the build whose names never change, at the root of the site. */
const rootFiles = ['build.json', 'sw.js'];

/** The build's files: those with a content hash for ever, compressed ahead; the few others asked for each time. */
export async function registerStaticFiles(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { webDistDir } = context.config;
  await app.register(fastifyStatic, {
    root: join(webDistDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // The folder may be built after the server has started.
    suppressWarning: true,
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
