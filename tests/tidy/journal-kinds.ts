import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

/**
 * Functions of the database that post a journal, and which argument of theirs is its kind (from 0).
 */
const posters: Readonly<Record<string, number>> = {
  ledger_post: 3,
  ledger_hold_post: 4,
  ledger_reverse: 6,
  // Of a bonus: grants, converts and ends it.
  post_bonus: 2,
};
const CALL = new RegExp(`(create function )?\\b(${Object.keys(posters).join('|')})\\(`, 'g');
/** The ledger passes on what it is given, and checks of benches make journals of their own. */
const PASSES_ON = /^packages\/(ledger\/|database\/src\/functions\/ledger-)|^bench\//;
/** A poster may hand over the kind that its callers name. */
const HANDED_OVER = 'p_kind';
const POSTER = new RegExp(`create function (${Object.keys(posters).join('|')})\\(`);

export interface KnownKinds {
  readonly kinds: readonly string[];
  /** Kinds that are put together: by their beginning, what may follow it. */
  readonly endings: Readonly<Record<string, readonly string[]>>;
}

/**
 * Every kind of journal that SQL posts is one of `journalKinds`: that what TypeScript posts is one,
 * the compiler says. A journal without a kind that statements know reads as a correction.
 */
export function checkJournalKinds(files: readonly SourceFile[], known: KnownKinds): string[] {
  return kindsPosted(files).flatMap(({ path, text }) =>
    namesOf(text, known).flatMap((name) =>
      known.kinds.includes(name) ? [] : [`${path}: ${name} is no kind of journal`],
    ),
  );
}

/** What stands for the kind in every call that posts. */
export function kindsPosted(files: readonly SourceFile[]): SourceFile[] {
  return files
    .filter(({ path }) => isCode(path) && !isTestFile(path) && !PASSES_ON.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const isPoster = POSTER.test(code);
      return [...code.matchAll(CALL)]
        .filter(([, isDefinition]) => isDefinition === undefined)
        .flatMap((call) => {
          const kind = argumentsAt(code, call.index + call[0].length)[posters[call[2] ?? ''] ?? 0];
          // A reversal that names none is a `reversal`.
          if (kind === undefined || (isPoster && kind === HANDED_OVER)) return [];
          return [{ path, text: kind }];
        });
    });
}

/** Names that an expression may give: one, those of a `case`, or those that begin alike. */
function namesOf(expression: string, { endings }: KnownKinds): string[] {
  const [, beginning] = /^'([^']*)' \|\| [\w.]+$/.exec(expression) ?? [];
  if (beginning !== undefined)
    return (endings[beginning] ?? ['…']).map((ending) => beginning + ending);
  const given = expression.startsWith('case ')
    ? [...expression.matchAll(/\b(?:then|else) ('[^']*'|\S+)/g)].map(([, one = '']) => one)
    : [expression];
  return given.map((one) => /^'([^']*)'$/.exec(one)?.[1] ?? `"${one}"`);
}

/** The arguments of a call whose bracket opened before `start`. */
function argumentsAt(text: string, start: number): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const letter of text.slice(start)) {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === ')' && depth === 0) break;
    if (!isQuoted && '()'.includes(letter)) depth += letter === '(' ? 1 : -1;
    if (!isQuoted && letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim());
}
