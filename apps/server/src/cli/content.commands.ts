import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Version = OfficeAnswer<typeof officeCalls.contentVersions>['value'][number];
type Problem = OfficeAnswer<typeof officeCalls.contentValidate>['faults'][number];

const versionLine = ({ type, version, state, at, by, note }: Version): string =>
  [type, version, state, at, by, note].join('\t').trimEnd();

const problemLine = ({ line, path, code, words }: Problem): string =>
  `${path === '' ? 'file' : path}: ${code} (line ${line}): ${words}`;

const warningLine = (problem: Problem): string => `warning: ${problemLine(problem)}`;

/** A value in a difference: enough of it to be known again. */
const shortly = (text: string | null): string =>
  text === null ? '–' : JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);

export const contentCommands = [
  defineCommand(officeCalls.contentTypes, [], ({ value }) =>
    value.map(({ type, schema }) => `${type}\t${JSON.stringify(schema)}`),
  ),
  defineCommand(
    officeCalls.contentExport,
    ['site'],
    // With --out the text is in that file, and no longer in the answer.
    ({ version, file = '' }: { version: number; file?: string }, { type }) =>
      file === '' ? `${type}, version ${version}` : file.trimEnd(),
  ),
  defineCommand(
    officeCalls.contentValidate,
    ['site'],
    ({ type, faults, warnings }) => [
      ...faults.map(problemLine),
      ...warnings.map(warningLine),
      ...(type === null ? [] : [`a good file of ${type}`]),
    ],
    ({ faults }) => faults.length === 0,
  ),
  defineCommand(officeCalls.contentDraft, ['site'], ({ value, warnings }) => [
    ...warnings.map(warningLine),
    versionLine(value),
  ]),
  defineCommand(officeCalls.contentPreview, ['site'], ({ url, until }) => [
    url,
    `good until ${until}`,
  ]),
  defineCommand(officeCalls.contentPublish, ['site'], ({ value }) => value.map(versionLine)),
  defineCommand(officeCalls.contentVersions, ['site'], ({ value }) => [
    ...value.map(versionLine),
    `${value.length} versions`,
  ]),
  defineCommand(officeCalls.contentDiff, ['site'], ({ from, to, value }) => [
    `from version ${from} to ${to}: ${value.length} differences`,
    ...value.map(({ path, before, after }) => `${path}: ${shortly(before)} → ${shortly(after)}`),
  ]),
  defineCommand(officeCalls.contentRollback, ['site'], ({ value }) => versionLine(value)),
  defineCommand(officeCalls.contentCancel, ['site'], ({ value }) => versionLine(value)),
];
