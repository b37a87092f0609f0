import {
  multiplierText,
  numbersFrom,
  type AnyTableGame,
  type BetRow,
  type JsonObject,
} from '@pavilion/games';
import { layoutBets, numberKinds } from '@pavilion/games/live/roulette/roulette-layout';
import { layoutFamilies, type LayoutFamilyCode } from '../titles/index.ts';
import { plainWord } from '../titles/plain-word.ts';
import { filled, word } from './fill.ts';
import type { Words } from './pay-table.types.ts';

/** A place of a layout where chips can lie. */
export interface Spot {
  /** As a line of the round's parameters. */
  params: JsonObject;
  label: string;
  /** What tells it from others of its kind, where they lie in a grid under the name of the kind. */
  short: string;
  /** What it pays, `"1.95×"`. */
  pays: string;
}
/** Spots that lie together; `folded`: those few want. */
export interface SpotGroup {
  form: 'wide' | 'grid' | 'folded';
  label: string;
  spots: readonly Spot[];
}

const faces = numbersFrom(1, 6);
const ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');

/** Rows of a game that each stand for several places of its layout, as all of those. */
const placesOf: Partial<Record<LayoutFamilyCode, (row: BetRow) => readonly JsonObject[]>> = {
  roulette({ kind, params }) {
    const numbered = numberKinds.find((known) => known === kind);
    if (numbered) return layoutBets[numbered].map((numbers) => ({ kind, numbers }));
    return 'index' in params ? [1, 2, 3].map((index) => ({ kind, index })) : [params];
  },
  'sic-bo'({ kind, params }) {
    if (kind === 'pair')
      return faces.flatMap((one) =>
        faces.filter((other) => other > one).map((other) => ({ kind, values: [one, other] })),
      );
    if (kind === 'total' || !('value' in params)) return [params];
    return faces.map((value) => ({ kind, value }));
  },
  faro: ({ kind }) => ranks.map((_, rank) => ({ kind, rank })),
};

/** What tells a spot from others of its kind. */
function nameOf(params: JsonObject): string {
  const { numbers, values, index, value, from, rank } = params;
  if (typeof rank === 'number') return ranks[rank] ?? '';
  if (from !== undefined) return countsFrom[Number(from)] ?? '';
  const list = numbers ?? values;
  if (Array.isArray(list)) return list.join('–');
  return plainWord(index ?? value);
}

/** Of andar bahar: how many cards it takes. */
const countsFrom: Readonly<Record<number, string>> = {
  1: '1–5',
  6: '6–10',
  11: '11–15',
  16: '16–25',
  26: '26–30',
  31: '31–35',
  36: '36–40',
  41: '41–49',
};

/** A bet's name in a page's language. */
export const betName = (params: JsonObject, words: Words): string =>
  'rank' in params
    ? nameOf(params)
    : filled(word(words, `bet-${plainWord(params['kind'])}`), { of: nameOf(params) });

function spotOf(table: AnyTableGame, params: JsonObject, words: Words): Spot {
  const { value, kind } = params;
  // What multiplies a segment comes on top.
  const pays =
    kind === 'segment' ? `${plainWord(value)}.00` : multiplierText(table.topMultiplierE4(params));
  const label = betName(params, words);
  return { params, label, short: nameOf(params) || label, pays: `${pays}×` };
}

/** Of so many of a kind on they lie in a grid; those that cover neighbours are folded. */
const gridFrom = 6;
const foldedKinds: readonly string[] = ['split', 'street', 'corner', 'six_line'];

/** The layout of a table, kind by kind. */
export function spotGroups(family: LayoutFamilyCode, words: Words): readonly SpotGroup[] {
  const { table } = layoutFamilies[family];
  const rows: readonly BetRow[] = table.bets();
  const all = rows.flatMap((row) => placesOf[family]?.(row) ?? [row.params]);
  const byKind = Map.groupBy(all, ({ kind }) => plainWord(kind));
  const few = [...byKind.values()].filter((places) => places.length < gridFrom).flat();
  const many = [...byKind].filter(([, places]) => places.length >= gridFrom);
  const group = (form: SpotGroup['form'], label: string, places: readonly JsonObject[]) => ({
    form,
    label,
    spots: places.map((params) => spotOf(table, params, words)),
  });
  const folds = many.map(([kind, places]) => {
    const key = `bet-${kind}`;
    const name = word(words, key);
    // Ranks of cards are what they are: the kind has no name of its own.
    const label = name === key ? '' : filled(name, { of: '' }).trim();
    return group(foldedKinds.includes(kind) ? 'folded' : 'grid', label, places);
  });
  return few.length > 0 ? [group('wide', '', few), ...folds] : folds;
}
