import { parseConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { demoAccount } from './demo/seed/index.ts';
import { startProblemOf } from './start-problem.ts';
import { startServer } from './start-server.ts';

const shutdownLimitMs = 15_000;

async function main(): Promise<void> {
  const config = parseConfig(readEnvironment());
  const running = await startServer(config);
  if (config.seedDemo) welcome(config.http.port);
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

/** For the one who just typed `npm start`: where to go and how to sign in. */
function welcome(port: number): void {
  const site = (host: string): string => `http://${host}:${port}`;
  process.stdout.write(
    `\n  Pavilion is ready: ${site('localhost')}\n` +
      `  More sites:        ${site('casino1.localhost')} · ${site('slot2.localhost')} · ${site('sportsbook1.localhost')}\n` +
      `  Demo sign-in:      ${demoAccount.accountId} / ${demoAccount.password}\n\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

/** What went wrong, in words for the operator; a surprise keeps its stack. */
function explain(error: unknown): string {
  const problem = startProblemOf(error);
  if (problem !== null) return problem;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
