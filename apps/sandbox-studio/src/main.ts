import { parseStudioConfig, readEnvironment } from './config/config.ts';
import { createStudio } from './studio.ts';

async function main(): Promise<void> {
  const config = parseStudioConfig(readEnvironment());
  const { app } = createStudio({ config });
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(
    `The sandbox studio serves its games at http://${config.host}:${config.port}\n`,
  );
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
