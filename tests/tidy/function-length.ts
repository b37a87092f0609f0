import ts from 'typescript';
import { isCode, isTestFile, type SourceFile } from './support/repository.ts';

/** The longest function that needs no word of explanation, in lines. */
export const LONGEST_LINES = 70;

/** Known long functions: `path#name` → lines. The ratchet: a number may only go down. */
export type LongFunctions = Readonly<Record<string, number>>;

type FunctionNode = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

function isFunction(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

function nameOf(node: FunctionNode): string {
  if (node.name !== undefined) return node.name.getText();
  const parent = node.parent;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  if (ts.isCallExpression(parent)) return `${parent.expression.getText().split('\n')[0]}()`;
  return ts.isConstructorDeclaration(node) ? 'constructor' : 'anonymous';
}

function longFunctionsOf({ path, text }: SourceFile): [string, number][] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const found: [string, number][] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1;
      if (lines > LONGEST_LINES) found.push([`${path}#${nameOf(node)}`, lines]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Longest first, so that no function hides behind a namesake of its file: the second is
 * `path#name (2)`.
 */
function tellApart([name, lines]: [string, number[]]): [string, number][] {
  return lines
    .toSorted((a, b) => b - a)
    .map((count, index) => [index === 0 ? name : `${name} (${index + 1})`, count]);
}

/** Every function longer than LONGEST_LINES outside tests, as `path#name` → lines. */
export function findLongFunctions(files: readonly SourceFile[]): Record<string, number> {
  const found = files
    .filter(({ path }) => isCode(path) && !isTestFile(path) && !path.endsWith('.generated.ts'))
    // Most files are shorter than one long function; they need no parsing.
    .filter(({ text }) => text.split('\n').length > LONGEST_LINES)
    .flatMap(longFunctionsOf);
  const byName = new Map<string, number[]>();
  for (const [name, lines] of found) byName.set(name, [...(byName.get(name) ?? []), lines]);
  return Object.fromEntries([...byName].flatMap(tellApart));
}

/**
 * No new long function, no known one grown, and no entry for one that has become short or shorter.
 */
export function checkFunctionLength(files: readonly SourceFile[], known: LongFunctions): string[] {
  const found = findLongFunctions(files);
  return [
    ...Object.entries(found)
      .filter(([name, lines]) => lines > (known[name] ?? LONGEST_LINES))
      .map(
        ([name, lines]) => `${name} has ${lines} lines; at most ${known[name] ?? LONGEST_LINES}`,
      ),
    ...Object.entries(known)
      .filter(([name, lines]) => (found[name] ?? 0) < lines)
      .map(([name]) => `${name} has become shorter: lower it in long-functions.json`),
  ];
}
