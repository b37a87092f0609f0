import type { SlotSymbol } from '@pavilion/games/slots/slot-machine';
import { symbolsFrom } from '@pavilion/games/slots/symbols-from';

/**
 * Symbols of studio slots by their letter. A title gives its own pictures to the high ones; the low
 * ones are card ranks.
 */
const known: Readonly<Record<string, string>> = {
  W: 'wild wild',
  S: 'scatter scatter',
  1: 'high1',
  2: 'high2',
  3: 'high3',
  4: 'high4',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
};

/** The symbols of a table, by the letters of its strips. */
export const symbolsOf = (letters: string): readonly SlotSymbol[] =>
  symbolsFrom([...letters].map((letter) => `${letter} ${known[letter]}`).join(', '));

/** Lines as they are written: the row of each reel, `"111 000"`. */
export const linesFrom = (text: string): readonly (readonly number[])[] =>
  text.split(' ').map((rows) => [...rows].map(Number));
