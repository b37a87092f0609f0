import { isCode, type SourceFile } from './support/repository.ts';
import { findHits } from './support/text.ts';

type BannedWord = {
  readonly pattern: RegExp;
  readonly advice: string;
  /** Only in code; in texts the same letters are ordinary words of some language. */
  readonly onlyInCode?: true;
};

// Written with a bracket in each word, so that no search for unfinished work finds this file.
const bannedWords: readonly BannedWord[] = [
  {
    pattern: /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/g,
    advice: 'finish it or record it as an issue',
    onlyInCode: true,
  },
  { pattern: /lorem[ ]ipsum/gi, advice: 'write the real text' },
  { pattern: /coming[ ]soon/gi, advice: 'leave out what does not exist yet' },
  { pattern: /not[ ](yet )?implemented/gi, advice: 'finish it or leave it out' },
];

/** No unfinished work and no filler text in code, messages or documents. */
export function checkBannedWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    bannedWords
      .filter((word) => word.onlyInCode !== true || isCode(path))
      .flatMap(({ pattern, advice }) =>
        findHits(text, pattern).map(({ line, match }) => `${path}:${line} "${match}": ${advice}`),
      ),
  );
}
