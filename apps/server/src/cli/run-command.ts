import type { ServerContext } from '../context.ts';
import { UsageError, type Command } from './command.ts';
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
  run: { context: ServerContext; actor: string; folder: string; print(line: string): void },
): Promise<boolean> {
  const { words, options } = parseArguments(args);
  refuseUnknown(command, Object.keys(options));
  const nameLength = command.name.split(' ').length;
  const result = await command.run({ ...run, words: words.slice(nameLength), options });
  return result !== false;
}

/** A misspelt option must not be passed over: the command would do something else than was asked for. */
function refuseUnknown({ name, usage }: Command, given: readonly string[]): void {
  const known = [...usage.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
  // `--name-esp` stands for the name in every further language.
  const families = known.flatMap((option) =>
    option.endsWith('-esp') ? [option.slice(0, -'esp'.length)] : [],
  );
  const isKnown = (option: string): boolean =>
    known.includes(option) || families.some((family) => option.startsWith(family));
  const unknown = given.find((option) => !isKnown(option));
  if (unknown === undefined) return;
  throw new UsageError(`\`${name}\` has no option --${unknown}; say: ${`${name} ${usage}`.trim()}`);
}

/** One line per command. */
export function usageText(): string {
  const rows = commandCatalogue.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return ['Usage: npm run pavilion -- <command>', '', ...rows].join('\n');
}
