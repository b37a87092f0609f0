import { isTestFile, type SourceFile } from './support/repository.ts';

/**
 * The longest line, in columns: what prettier lays code out for, and two files side by side show.
 */
export const LONGEST_COLUMNS = 100;

/** Known long lines: path → how many it has. The ratchet: a number may only go down. */
export type LongLines = Readonly<Record<string, number>>;

const CHECKED = /\.(ts|tsx|mjs|cjs|css)$/;

/** Files whose lines are data: a text, a drawing or a row each. */
const DATA = [
  /\.(generated|data)\.(ts|css)$/,
  // One text of a language a line, as translators read them.
  /^apps\/sandbox-studio\/src\/texts\//,
  // Outlines and gradients of pictures.
  /^packages\/art\/src\//,
];

/** Lines that nobody can cut: the address of a module or a page, the classes of an element. */
const WHOLE = [
  /^\s*(import|export|\}).* from '[^']+';$/,
  /https?:\/\/\S{40,}/,
  /^\s*(<[\w.]+ )?className=("[^"]*"|\{`[^`]*`\})\s*\/?>?$/,
];

/** What a test says is searched for as it is told. */
const TITLE = /^\s*(\]\)|(it|test|describe)\b[\w.]*)\(\s*['"`]/;

const columnsOf = (line: string): number => [...line].length;

function isWhole(path: string, line: string): boolean {
  return WHOLE.some((form) => form.test(line)) || (isTestFile(path) && TITLE.test(line));
}

/** Line numbers, from 1, of what is too long and could be shorter. */
function longLinesOf({ path, text }: SourceFile): number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > LONGEST_COLUMNS && columnsOf(line) > LONGEST_COLUMNS && !isWhole(path, line)
        ? [index + 1]
        : [],
    );
}

/** Files with lines longer than LONGEST_COLUMNS: path → the numbers of the lines. */
export function findLongLines(files: readonly SourceFile[]): Record<string, number[]> {
  const found = files
    .filter(({ path }) => CHECKED.test(path) && !DATA.some((place) => place.test(path)))
    .map((file): [string, number[]] => [file.path, longLinesOf(file)]);
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
}

/** No line too long, no known file with more of them, and no entry for one that has fewer. */
export function checkLineLength(files: readonly SourceFile[], known: LongLines): string[] {
  const found = findLongLines(files);
  return [
    ...Object.entries(found)
      .filter(([path, lines]) => lines.length > (known[path] ?? 0))
      .map(
        ([path, lines]) =>
          `${path} has ${lines.length} lines over ${LONGEST_COLUMNS} columns ` +
          `(${lines.join(', ')}); at most ${known[path] ?? 0}`,
      ),
    ...Object.entries(known)
      .filter(([path, count]) => (found[path] ?? []).length < count)
      .map(([path]) => `${path} has fewer long lines: lower it in long-lines.json`),
  ];
}
