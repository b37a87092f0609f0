import type { ServerContext } from '../context.ts';

/** What a command is run with. */
export interface CommandInput {
  context: ServerContext;
  /** Who is at the keyboard, for the audit log: `cli:<user>`. */
  actor: string;
  /** Words after the command's name. */
  words: readonly string[];
  /** `--name value` and `--name` (then `true`). */
  options: Readonly<Record<string, string>>;
  /** Folder the command was typed in: paths of files are read from there. */
  folder: string;
  print(line: string): void;
}

/** One command of the operator's tool. */
export interface Command {
  /** Words that call it: `site create`. */
  name: string;
  /** What follows the name. */
  usage: string;
  summary: string;
  /** Gives false when it found something wrong; the process then ends with code 1. */
  run(input: CommandInput): Promise<boolean | void>;
}

/** The operator asked for something that cannot be done; the message is for him. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function defineCommand(command: Command): Command {
  return command;
}

/** An option that must be given. */
export function requireOption(input: CommandInput, name: string): string {
  const value = input.options[name];
  if (value === undefined || value === 'true') throw new UsageError(`--${name} <value> is missing`);
  return value;
}

/** An option that must be given, as a whole number of decimal digits; NaN when it is none. */
export function wholeOption(input: CommandInput, name: string): number {
  const text = requireOption(input, name);
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
