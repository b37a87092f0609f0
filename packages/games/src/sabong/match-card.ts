import type { RandomStream } from '../fairness/index.ts';

/** A cock as the board shows it. For show: both sides are equally likely in every match. */
export interface Cock {
  name: string;
  plumage: string;
  weightGrams: number;
  record: { won: number; lost: number; drawn: number };
}
export interface MatchCard {
  meron: Cock;
  wala: Cock;
}

const names =
  'Amihan Bagwis Bituin Dalisay Habagat Kidlat Kislap Lakan Malaya Marikit Pulang Silangan Talim Tala'.split(
    ' ',
  );
const titles = 'Alon Araw Bato Buwan Dagat Gubat Ilog Lupa Ulap Usok'.split(' ');
export const plumages = ['red', 'black', 'white', 'grey', 'gold', 'spotted'] as const;

/** One of a list that the list does not lose; `not` is left out. */
function pick(stream: RandomStream, items: readonly string[], not?: string): string {
  const open = items.filter((item) => item !== not);
  return open[stream.draw(open.length)] ?? '';
}

function drawCock(stream: RandomStream, other?: Cock): Cock {
  const [otherName] = other?.name.split(' ') ?? [];
  const name = `${pick(stream, names, otherName)} ${pick(stream, titles)}`;
  return {
    name,
    plumage: pick(stream, plumages, other?.plumage),
    weightGrams: 1_900 + 10 * stream.draw(41),
    record: { won: stream.draw(10), lost: stream.draw(8), drawn: stream.draw(4) },
  };
}

/** The two cocks of a match, from the card stream: never of one name or one plumage. */
export function drawMatchCard(stream: RandomStream): MatchCard {
  const meron = drawCock(stream);
  return { meron, wala: drawCock(stream, meron) };
}
