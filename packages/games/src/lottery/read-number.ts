import type { ParamReader } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';

/** A text of so many digits; anything else is a problem of the field. */
export function readDigits(reader: ParamReader, path: string, digits: number): string {
  const value = reader.raw(path);
  if (typeof value === 'string' && /^\d+$/.test(value) && value.length === digits) return value;
  if (value === undefined) reader.problem(path, 'required');
  else reader.problem(path, typeof value === 'string' ? 'invalidChoice' : 'invalidType');
  return '0'.repeat(digits);
}

/** A number of so many digits, drawn. */
export const drawDigits = (stream: RandomStream, digits: number): string =>
  String(stream.draw(10 ** digits)).padStart(digits, '0');

/** `quick` of a game whose line has a fixed size: how many numbers is asked, and says nothing. */
export function readQuick(reader: ParamReader): void {
  reader.integer('quick', 1, 12);
}

/** Draws until a line comes that the game takes: a box needs two different digits. */
export function drawUntil<Item>(draw: () => Item, isTaken: (item: Item) => boolean): Item {
  for (;;) {
    const item = draw();
    if (isTaken(item)) return item;
  }
}
