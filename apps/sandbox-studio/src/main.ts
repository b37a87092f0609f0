import type { FastifyInstance } from 'fastify';
import { parseStudioConfig, readEnvironment, type StudioConfig } from './config/config.ts';
import { servedProviders } from './served-titles.ts';
import { createStudio } from './studio.ts';

async function main(): Promise<void> {
  const config = parseStudioConfig(readEnvironment());
  const { app } = createStudio({ config });
  const port = await listen(app, config);
  // Started by the demo's server: it is told where the games stand and whose they are, and when it
  // goes so do they.
  process.send?.({ port, providers: servedProviders });
  process.stdout.write(`The sandbox studio serves its games at http://${config.host}:${port}\n`);
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

/**
 * On its port; a child of the server takes any other when that one is taken: the server tells
 * everybody where the games are.
 */
async function listen(app: FastifyInstance, { port, host }: StudioConfig): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || process.send === undefined) throw error;
    await app.listen({ port: 0, host });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
