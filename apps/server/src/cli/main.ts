import { userInfo } from 'node:os';
import { DataDirLockedError } from '@pavilion/database';
import { parseConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { SnippetError } from '../modules/content/index.ts';
import { OperatorError } from '../modules/sites/index.ts';
import { startProblemOf } from '../start-problem.ts';
import { UsageError } from './command.ts';
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
  const context = await openContext(config);
  try {
    return await runCommand(command, args, { context, actor: `cli:${userInfo().username}`, print });
  } finally {
    await context.close();
  }
}

/** What went wrong, in words for the operator; a surprise keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof DataDirLockedError) {
    return `${error.message}\nThe embedded database serves one process: stop the server first, or run it on PostgreSQL (DATABASE_URL).`;
  }
  const problem = startProblemOf(error);
  if (problem !== null) return problem;
  const isExpected = [UsageError, OperatorError, SnippetError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error) return isExpected ? error.message : (error.stack ?? error.message);
  return String(error);
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
