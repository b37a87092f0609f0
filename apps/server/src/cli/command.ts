import type { OfficeCall, OfficeInput } from '@pavilion/contracts/office';
import type { ServerContext } from '../context.ts';

/** What a command is run with, besides what was asked for. */
export interface CommandInput {
  context: ServerContext;
  /** Who is at the keyboard, for the audit log: `cli:<user>`. */
  actor: string;
  /** Folder the command was typed in: paths of files are read from there. */
  folder: string;
  print(line: string): void;
}

/** One command of the operator's tool: a call of the office, and what is done for it. */
export interface Command {
  readonly call: OfficeCall;
  /** Fields that are given by their place after the command's name; of these the last may be a list. All others are options. */
  readonly words: readonly string[];
  /** Gives false when it found something wrong; the process then ends with code 1. */
  run(input: CommandInput, asked: unknown): Promise<boolean | void>;
}

/** The operator asked for something that cannot be done; the message is for him. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function defineCommand<C extends OfficeCall>(
  call: C,
  words: ReadonlyArray<keyof OfficeInput<C> & string>,
  run: (input: CommandInput, asked: OfficeInput<C>) => Promise<boolean | void>,
): Command {
  // What is asked was read by the call's own contract.
  return { call, words, run: (input, asked) => run(input, asked as OfficeInput<C>) };
}

/** A field that the contract leaves open and the command needs here. */
export function needed<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new UsageError(`--${option} <value> is missing`);
  return value;
}
