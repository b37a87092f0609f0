import {
  bodyFieldOf,
  contentTypes,
  type ContentDocuments,
  type ContentType,
} from '@pavilion/contracts/content';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { found, pathText, type ContentProblem, type Found, type Path } from './content-problem.ts';
import { judgeDocument, type JudgedBy } from './judge-document.ts';

/** A file of content without a fault. */
export interface ContentFile {
  type: ContentType;
  document: ContentDocuments[ContentType];
  note: string;
  /** The version it was exported from, where it says so. */
  base: number | null;
}

export interface ReadFile {
  /** Null with a fault. */
  file: ContentFile | null;
  faults: ContentProblem[];
  warnings: ContentProblem[];
}

/**
 * Reads a file of content (JSON, comments and commas at the end allowed) and judges all of it.
 * Every problem has its line; a file with one fault changes nothing.
 */
export function readContentFile(text: string, site: JudgedBy): ReadFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: false, allowTrailingComma: true });
  const [broken] = errors;
  if (!root || broken)
    return { file: null, faults: [notJson(text, broken?.offset ?? 0)], warnings: [] };
  const { faults, warnings, file } = judgeFile(getNodeValue(root), site);
  const placed = (all: readonly Found[]): ContentProblem[] =>
    all
      .map(({ path, ...rest }) => ({
        line: lineAt(text, root, path),
        path: pathText(path),
        ...rest,
      }))
      .toSorted((a, b) => a.line - b.line);
  return {
    file: faults.length === 0 ? file : null,
    faults: placed(faults),
    warnings: placed(warnings),
  };
}

interface JudgedFile {
  file: ContentFile | null;
  faults: Found[];
  warnings: Found[];
}

function judgeFile(value: unknown, site: JudgedBy): JudgedFile {
  const refused = (...faults: Found[]): JudgedFile => ({ file: null, faults, warnings: [] });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused(found([], 'wrongType', 'must be an object with type and items or value'));
  const { type: name, note = '', base, ...rest } = value as Record<string, unknown>;
  const type = contentTypes.find((known) => known === name);
  if (type === undefined)
    return refused(found(['type'], 'badChoice', `must be one of ${contentTypes.join(', ')}`));
  const field = bodyFieldOf(type);
  const faults = Object.keys(rest)
    .filter((key) => key !== field)
    .map((key) => found([key], 'unknownField'));
  if (typeof note !== 'string' || note.length > 400) faults.push(found(['note'], 'tooLong'));
  if (base !== undefined && !Number.isInteger(base)) faults.push(found(['base'], 'wrongType'));
  const judged = judgeDocument(type, rest[field], site);
  faults.push(...judged.faults);
  const isWell = faults.length === 0 && judged.document !== null;
  const file = isWell
    ? {
        type,
        document: judged.document,
        note: String(note),
        base: (base as number | undefined) ?? null,
      }
    : null;
  return { file: file as ContentFile | null, faults, warnings: judged.warnings };
}

/** The line of a value; of one that is not there, that of what it is missing in. */
function lineAt(text: string, root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path]);
  if (node) return lineOf(text, node.offset);
  return path.length === 0 ? 1 : lineAt(text, root, path.slice(0, -1));
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const notJson = (text: string, offset: number): ContentProblem => ({
  line: lineOf(text, offset),
  path: '',
  code: 'notJson',
  words: 'the file is not JSON from here on',
});
