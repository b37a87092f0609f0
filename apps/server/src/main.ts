import { DataDirLockedError } from '@pavilion/database';
import { ConfigError, parseConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { startServer } from './start-server.ts';

const shutdownLimitMs = 15_000;

async function main(): Promise<void> {
  const running = await startServer(parseConfig(readEnvironment()));
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    running.context.logger.info({ signal }, 'stopping');
    // A request that never ends must not keep the process: what is committed is safe.
    setTimeout(() => process.exit(1), shutdownLimitMs).unref();
    void running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        running.context.logger.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DataDirLockedError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
