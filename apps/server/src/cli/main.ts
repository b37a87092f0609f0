import { userInfo } from 'node:os';
import { DataDirLockedError } from '@pavilion/database';
import { parseConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import type { ServerContext } from '../context.ts';
import { askServer } from './ask-server.ts';
import { explain } from './explain.ts';
import { openContext } from './open-context.ts';
import { findCommand, runCommand, usageText } from './run-command.ts';

// Who reads through `head` has seen enough; the work goes on to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(args: readonly string[]): Promise<boolean> {
  const command = findCommand(args);
  if (!command) {
    print(usageText());
    return args.length === 0 || args[0] === 'help' || args[0] === '--help';
  }
  const config = { ...parseConfig(readEnvironment()), logLevel: 'warn' as const };
  const request = { args: [...args], actor: `cli:${userInfo().username}`, folder: process.cwd() };
  let context: ServerContext;
  try {
    context = await openContext(config);
  } catch (error) {
    // The embedded database belongs to one process: a server that holds it does the work.
    const isHeld = error instanceof DataDirLockedError;
    const done = isHeld ? await askServer(config.dataDir, request, print) : null;
    if (done === null) throw error;
    return done;
  }
  try {
    return await runCommand(command, args, { context, ...request, print });
  } finally {
    await context.close();
  }
}

main(process.argv.slice(2)).then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  },
);
