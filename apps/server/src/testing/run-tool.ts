import { findCommand, runCommand } from '../cli/run-command.ts';
import type { ServerContext } from '../context.ts';

/**
 * Runs a command line of the operator's tool; gives what it printed and whether it found all well.
 * Throws where there is no such command.
 */
export async function runTool(
  context: ServerContext,
  args: string[],
  actor = 'cli:test',
): Promise<{ isWell: boolean; text: string }> {
  const command = findCommand(args);
  if (!command) throw new Error(`no command ${args.join(' ')}`);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const isWell = await runCommand(command, args, {
    context,
    actor,
    folder: '.',
    print,
  });
  return { isWell, text: lines.join('\n') };
}
