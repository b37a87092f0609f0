import type { OfficeAnswer, OfficeCall, OfficeInput } from '@pavilion/contracts/office';
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

/**
 * One command of the operator's tool: a call of the office, and how its answer is said to people.
 */
export interface Command {
  readonly call: OfficeCall;
  /**
   * Fields that are given by their place after the command's name; of these the last may be a list.
   * All others are options.
   */
  readonly words: readonly string[];
  /** The answer in lines for people. */
  lines(answer: object, asked: unknown): readonly string[];
  /** False when it found something wrong; the process then ends with code 1. */
  isWell(answer: object): boolean;
}

/** What was typed cannot be taken; the message is for who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Binds a call to how its answer is said: in lines, and whether it found all well. */
export function defineCommand<C extends OfficeCall>(
  call: C,
  words: ReadonlyArray<keyof OfficeInput<C> & string>,
  linesOf: (answer: OfficeAnswer<C>, asked: OfficeInput<C>) => string | readonly string[],
  isWell: (answer: OfficeAnswer<C>) => boolean = () => true,
): Command {
  return {
    call,
    words,
    // Both were read by the call's own contract.
    lines: (answer, asked) => [linesOf(answer as OfficeAnswer<C>, asked as OfficeInput<C>)].flat(),
    isWell: (answer) => isWell(answer as OfficeAnswer<C>),
  };
}
