import { normaliseText } from '../input/index.ts';

/** Letters that are no letter with a mark, as banks write them. */
const spelled: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ø: 'O',
  Ł: 'L',
  Æ: 'AE',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  İ: 'I',
};

/** The words of a name as banks compare them: capitals, no marks, no punctuation, in any order. */
function wordsOf(name: string): string[] {
  const plain = normaliseText(name)
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.slice(0, 1))
    .toUpperCase()
    .replace(/[ĐØŁÆŒẞÞÐİ]/g, (letter) => spelled[letter] ?? letter);
  return plain
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .toSorted();
}

/**
 * True when two names are one person's for a bank: `José dela Cruz` and `DELA CRUZ, JOSE`. A word
 * more or less is another name: payouts go to the player himself, nobody of his family.
 */
export function isSameHolder(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words.length > 0 && words.join(' ') === wordsOf(other).join(' ');
}
