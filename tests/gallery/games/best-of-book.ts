import { type AnyGame, numbersFrom, type RandomStream } from '@pavilion/games';
import { readBook, type BookText } from '@pavilion/games/slots/book/book';
import { type DealtRound, dealtRound } from './deal-round.ts';

/** The books of the machines that are dealt from one. */
const books: Readonly<Partial<Record<string, () => Promise<BookText>>>> = {
  'cascade-6x5': async () =>
    (await import('@pavilion/games/slots/cascade-6x5/cascade-6x5-book.data')).cascade6x5Book,
  'hold-and-win': async () =>
    (await import('@pavilion/games/slots/hold-and-win/hold-and-win-book.data')).holdAndWinBook,
};

/**
 * The round that pays most of a machine with a book, or null of any other game: its row is drawn so
 * seldom that no number of rounds that can be dealt here would show it.
 */
export async function bestOfBook(game: AnyGame): Promise<DealtRound | null> {
  const load = books[game.code];
  if (!load || game.engine !== 'instant') return null;
  const book = readBook(await load(), game.code);
  const drawn = numbersFrom(0, book.rows).filter((row) => book.weightOf(row, false) > 0);
  const best = drawn.reduce((most, row) => (book.unitsOf(row) > book.unitsOf(most) ? row : most));
  const before = drawn.reduce((sum, row) => sum + (row < best ? book.weightOf(row, false) : 0), 0);
  const parsed = game.parseParams({});
  if (!parsed.ok) throw new Error(`${game.code} does not play as it stands`);
  return dealtRound({}, game.play(parsed.params, fallingOn(before)));
}

/**
 * Numbers of which the first, the draw of the row, is this one; the row brings all others itself.
 */
function fallingOn(value: number): RandomStream {
  const none = (): never => {
    throw new Error('a row of a book is drawn once');
  };
  return { word: none, draw: none, drawWide: () => BigInt(value) };
}
