import type { ServerContext } from '../context.ts';
import type { Command } from './command.ts';
import { commandCatalogue } from './command-catalogue.ts';
import { parseArguments } from './parse-arguments.ts';

/** The command whose words the arguments begin with, or null. */
export function findCommand(args: readonly string[]): Command | null {
  const { words } = parseArguments(args);
  const matches = (command: Command): boolean =>
    command.name.split(' ').every((word, index) => words[index] === word);
  return commandCatalogue.find(matches) ?? null;
}

/** Runs a command on a context; gives true when all is well. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  run: { context: ServerContext; actor: string; print(line: string): void },
): Promise<boolean> {
  const { words, options } = parseArguments(args);
  const nameLength = command.name.split(' ').length;
  const result = await command.run({ ...run, words: words.slice(nameLength), options });
  return result !== false;
}

/** One line per command. */
export function usageText(): string {
  const rows = commandCatalogue.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return ['Usage: npm run pavilion -- <command>', '', ...rows].join('\n');
}
