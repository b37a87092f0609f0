/** What an upload takes. */
export interface FileRules {
  /** As in the `accept` of a file input: `image/*`, `application/pdf`, `.heic`. */
  accept: readonly string[];
  maxBytes: number;
  maxFiles: number;
}

export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/**
 * True when the file is of one of the kinds. The type a browser tells is a claim: the server looks
 * into the file.
 */
export function isAccepted(file: FileFacts, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return accept.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind.toLowerCase());
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
    return file.type === kind;
  });
}

/** What is wrong with a file by itself; null when nothing is. */
export function fileProblem(file: FileFacts, rules: FileRules): FileProblem | null {
  if (!isAccepted(file, rules.accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > rules.maxBytes ? 'tooLarge' : null;
}

export interface SortedFiles<F> {
  accepted: F[];
  refused: { file: F; problem: FileProblem }[];
}

/**
 * Parts what was dropped into what is taken and what is not, when `heldCount` files are there
 * already.
 */
export function sortFiles<F extends FileFacts>(
  files: readonly F[],
  heldCount: number,
  rules: FileRules,
): SortedFiles<F> {
  const sorted: SortedFiles<F> = { accepted: [], refused: [] };
  for (const file of files) {
    const isFull = heldCount + sorted.accepted.length >= rules.maxFiles;
    const problem = fileProblem(file, rules) ?? (isFull ? 'tooMany' : null);
    if (problem) sorted.refused.push({ file, problem });
    else sorted.accepted.push(file);
  }
  return sorted;
}
