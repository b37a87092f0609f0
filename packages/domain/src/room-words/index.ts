/**
 * Why words are not said in a room of players: how to reach somebody elsewhere, where to pay, or
 * what a site does not want.
 */
type RoomWordsProblem = 'link' | 'phone' | 'wallet' | 'word';

/**
 * Ends of addresses people name without a scheme, but those that are words: a sentence may begin
 * right behind a full stop.
 */
const endings = 'app|biz|casino|cc|cn|com|gg|info|io|mx|net|np|org|ph|ru|tv|tw|vip|vn|xyz';
const dot = String.raw`(?:\.|\s?[([]\s?dot\s?[)\]]\s?)`;
const link = new RegExp(
  String.raw`https?:|www\.|(?<!\p{L})t${dot}me(?!\p{L})|\p{L}@\p{L}|[\p{L}\p{N}-]{2,}${dot}(?:${endings})(?![\p{L}\p{N}])`,
  'iu',
);

/** Figures that belong together: between two of them stands one sign, or a blank and a sign. */
const figures = /\p{Nd}(?:[ ().+/-]{0,2}\p{Nd})*/gu;
/** Numbers of the layout come in ones and twos; a phone has three in a row somewhere, or many. */
const phoneDigits = 7;
const manyDigits = 12;

const wallet = /(?=[0-9a-z]*\d)(?=[0-9a-z]*[a-z])[0-9a-z]{24,}/i;
/** Scripts that put no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isPhone(text: string): boolean {
  return (text.match(figures) ?? []).some((run) => {
    const count = run.match(/\p{Nd}/gu)?.length ?? 0;
    return count >= manyDigits || (count >= phoneDigits && /\p{Nd}{3}/u.test(run));
  });
}

/** Lower case, marks of width and accents as they are, everything else a blank. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function hasWord(text: string, word: string): boolean {
  const wanted = plain(word);
  if (wanted === '') return false;
  const said = plain(text);
  return unspaced.test(wanted) ? said.includes(wanted) : ` ${said} `.includes(` ${wanted} `);
}

/**
 * Why a text is refused in a room, null where it may be said (wire, games two, 2: word list, links,
 * digits of phones and wallets). `words` is the site's own list; words of scripts with blanks are
 * found whole, others anywhere.
 */
export function roomWordsProblem(text: string, words: readonly string[]): RoomWordsProblem | null {
  const normal = text.normalize('NFKC');
  if (link.test(normal)) return 'link';
  // The address of a wallet has figures enough for a phone.
  if (wallet.test(normal)) return 'wallet';
  if (isPhone(normal)) return 'phone';
  return words.some((word) => hasWord(text, word)) ? 'word' : null;
}
