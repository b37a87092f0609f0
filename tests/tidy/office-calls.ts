import type { SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

/** Where calls of the office are answered: in a module, or in a part of the demo. */
const OFFICE = /^apps\/server\/src\/(modules|demo)\/.*\.office\.ts$/;
const COMMANDS = /^apps\/server\/src\/cli\/.*\.commands\.ts$/;
const SOURCE = /^apps\/server\/src\/.*(?<!\.test)\.ts$/;
const HANDLER = /\bdefineOffice\(\s*officeCalls\.(\w+)\b/g;
const COMMAND = /\bdefineCommand\(\s*officeCalls\.(\w+)\b/g;

const named = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(pattern)].map(([, call = '']) => call),
  );

/**
 * Every call of the office is answered by one handler, which stands with its module, and printed by
 * one command of the tool; the tool itself asks no module. That it has an answer at all, and that
 * handler and command take that one, the compiler says.
 */
export function checkOfficeCalls(calls: readonly string[], files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => SOURCE.test(path));
  const handlers = named(sources, HANDLER);
  const commands = named(sources, COMMAND);
  const countOne = (kind: string, call: string, present: readonly string[]): string[] => {
    const count = present.filter((other) => other === call).length;
    return count === 1 ? [] : [`office call ${call} has ${count} ${kind} instead of 1`];
  };
  return [
    ...calls.flatMap((call) => [
      ...countOne('handlers', call, handlers),
      ...countOne('commands', call, commands),
    ]),
    ...misplaced(sources),
  ];
}

function misplaced(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const { path, text } = source;
    const handlers = OFFICE.test(path) ? [] : named([source], HANDLER);
    const asksModule = COMMANDS.test(path) && /from '\.\.\/(modules|demo)\//.test(text);
    return [
      ...handlers.map((call) => `${path}: ${call} is answered outside of an .office.ts`),
      ...(asksModule ? [`${path}: a command prints an answer and asks no module`] : []),
    ];
  });
}
