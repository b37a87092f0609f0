/** Letters whose plain form Unicode does not give by decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A text as the search compares it, with the way back to the text as it was written. */
export interface FoldedText {
  /** Lower case, no accents; letters and digits with single spaces between words. */
  folded: string;
  /** For each character of `folded`: start and end of what it stands for in the original. */
  origins: readonly (readonly [number, number])[];
}

/** What the search compares: `foldText('  Đèn Lồng—Fortune!')` is `den long fortune`. */
export function foldText(text: string): string {
  return foldWithOrigins(text).folded;
}

/** Folds a text and remembers where each character came from, for highlighting. */
export function foldWithOrigins(text: string): FoldedText {
  let folded = '';
  const origins: (readonly [number, number])[] = [];
  let offset = 0;
  for (const character of text) {
    const origin = [offset, offset + character.length] as const;
    offset += character.length;
    for (const plain of foldCharacter(character)) {
      if (plain === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      folded += plain;
      for (let unit = 0; unit < plain.length; unit += 1) origins.push(origin);
    }
  }
  const length = folded.trimEnd().length;
  return { folded: folded.slice(0, length), origins: origins.slice(0, length) };
}

/** Accents of European scripts go; signs that carry vowels (Devanagari) are part of the word. */
function foldCharacter(character: string): string {
  const plain = character
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const known = plainLetters[plain] ?? plain;
  return known.replace(/[^\p{L}\p{N}\p{M}]/gu, ' ');
}
