const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of cleaned HTML: a paragraph or an entry of a list is a line. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<li[^>]*>/g, '\n- ')
    .replaceAll(/<\/(p|ul|ol|tr|div)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, number: string | undefined, name: string) =>
      number === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(number)),
    )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
