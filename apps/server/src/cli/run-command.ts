import { officeHandlers } from '../module-catalogue.ts';
import type { Command, CommandInput } from './command.ts';
import { commandCatalogue } from './command-catalogue.ts';
import { keeping } from './kept-field.ts';
import { parseArguments } from './parse-arguments.ts';
import { readCommand, usageOf } from './read-command.ts';
import { toolOptions } from './tool-options.ts';

/** The command whose words the arguments begin with, or null. */
export function findCommand(args: readonly string[]): Command | null {
  const { words } = parseArguments(args);
  const matches = ({ call }: Command): boolean =>
    call.name.split(' ').every((word, index) => words[index] === word);
  return commandCatalogue.find(matches) ?? null;
}

/**
 * Runs a command on a context and prints its answer: in lines for people, or with `--json` as one
 * object on one line. Gives true when all is well.
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  run: CommandInput,
): Promise<boolean> {
  const { words, options } = parseArguments(args);
  const nameLength = command.call.name.split(' ').length;
  const tool = toolOptions(command.call, options);
  const typed = { words: words.slice(nameLength), options: tool.rest };
  const asked = await readCommand(command, typed, run.folder);
  const handler = officeHandlers.find(({ call }) => call === command.call);
  if (!handler) throw new Error(`nothing answers ${command.call.name}`);
  const office = { server: run.context, actor: run.actor };
  const { answer, note } = await keeping(command.call, { ...tool, folder: run.folder }, () =>
    handler.handle(office, asked),
  );
  const lines = tool.isJson ? [JSON.stringify(answer)] : [...command.lines(answer, asked), ...note];
  for (const line of lines) run.print(line);
  return command.isWell(answer);
}

/** One line per command. */
export function usageText(): string {
  const rows = commandCatalogue.map(
    (command) =>
      `  ${`${command.call.name} ${usageOf(command)}`.trim()}\n      ${command.call.summary}`,
  );
  return [
    'Usage: npm run pavilion -- <command>',
    '',
    'With --json every command prints its answer as one JSON object.',
    '',
    ...rows,
  ].join('\n');
}
