import type { ServerContext } from '../context.ts';
import type { Command } from './command.ts';
import { commandCatalogue } from './command-catalogue.ts';
import { parseArguments } from './parse-arguments.ts';
import { readCommand, usageOf } from './read-command.ts';

/** The command whose words the arguments begin with, or null. */
export function findCommand(args: readonly string[]): Command | null {
  const { words } = parseArguments(args);
  const matches = ({ call }: Command): boolean =>
    call.name.split(' ').every((word, index) => words[index] === word);
  return commandCatalogue.find(matches) ?? null;
}

/** Runs a command on a context; gives true when all is well. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  run: { context: ServerContext; actor: string; folder: string; print(line: string): void },
): Promise<boolean> {
  const { words, options } = parseArguments(args);
  const nameLength = command.call.name.split(' ').length;
  const asked = readCommand(command, { words: words.slice(nameLength), options });
  const result = await command.run(run, asked);
  return result !== false;
}

/** One line per command. */
export function usageText(): string {
  const rows = commandCatalogue.map(
    (command) =>
      `  ${`${command.call.name} ${usageOf(command)}`.trim()}\n      ${command.call.summary}`,
  );
  return ['Usage: npm run pavilion -- <command>', '', ...rows].join('\n');
}
