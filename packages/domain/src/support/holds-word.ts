const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

const known = new WeakMap<readonly string[], string[]>();

/** Whether one of the words stands in a text, whatever its case and accents. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const said = folded(text);
  const wanted = known.get(words) ?? words.map(folded);
  known.set(words, wanted);
  return wanted.some((word) => standsIn(said, word));
}

/** A word of an alphabet begins where a word begins; writing without spaces has no such place. */
function standsIn(said: string, word: string): boolean {
  const isAlphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word);
  for (let at = said.indexOf(word); at !== -1; at = said.indexOf(word, at + 1))
    if (!isAlphabetic || at === 0 || !/\p{L}/u.test(said[at - 1] ?? '')) return true;
  return false;
}
