export type Path = ReadonlyArray<string | number>;

/** What is wrong at a place of a document, and for whom wrote it, in English. */
export interface Found {
  path: Path;
  code: string;
  words: string;
}

/**
 * The same with the line it stands on, 1 the first; path `items[0].titles.EN`, empty: the file
 * itself.
 */
export interface ContentProblem {
  line: number;
  path: string;
  code: string;
  words: string;
}

export const pathText = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/** A problem as one line: `items[0].titles.EN: tooLong (line 14): is too long`. */
export const problemText = ({ line, path, code, words }: ContentProblem): string =>
  `${path === '' ? 'file' : path}: ${code} (line ${line}): ${words}`;

/** What the codes mean. Those of a place of their own say more. */
const wordsOf: Readonly<Record<string, string>> = {
  wrongType: 'is of another kind than this field takes',
  unknownField: 'no such field',
  missing: 'is missing',
  tooLong: 'is too long',
  tooMany: 'has too many entries',
  tooSmall: 'is too small',
  tooLarge: 'is too large',
  badChoice: 'is none of the words this field takes',
  badText: 'has a character that no text may have',
  badSlug: 'must be small letters, digits and hyphens',
  badPicture: 'must be the address of a picture under /media/',
  badLink: 'must be a path of the site or an https address',
  badTime: 'must be a moment with its zone, like 2026-11-01T00:00:00+08:00',
  badVersion: 'must be at most 20 letters, digits, dots and hyphens',
  badCountry: 'must be two capital letters, like GB',
  badPhone: 'must be a telephone number',
  windowBackwards: 'ends before it begins',
  unknownLanguage: 'no such language',
};

export const found = (path: Path, code: string, words = wordsOf[code] ?? code): Found => ({
  path,
  code,
  words,
});
