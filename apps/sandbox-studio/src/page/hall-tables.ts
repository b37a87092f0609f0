import { fractionText, multiplierScale, multipliersFrom, roundOfTable } from '@pavilion/games';
import { payRows } from '@pavilion/games/cards/par/pay-rows';
import { targetMultipliers, type TargetKind } from '@pavilion/games/fishing/index';
import { pays4d } from '@pavilion/games/lottery/lotto-4d/lotto-4d-prizes';
import { roomOf } from '../titles/bingo/quick-bingo.game.ts';
import { shareOfPot } from '../titles/cards/pot-of-seats.ts';
import {
  families,
  layoutFamilies,
  sampleParams,
  type CardFamilyCode,
  type HouseFamilyCode,
  type LayoutFamilyCode,
  type StudioTitle,
} from '../titles/index.ts';
import { drumOf } from '../titles/lottery/drum.game.ts';
import { word } from './fill.ts';
import { isLayoutFamily, times } from './hall-setup.ts';
import { betName } from './hall-spots.ts';
import { percentText } from './percent-text.ts';
import type { PayTable, Words } from './pay-table.types.ts';

type TablesOf = (title: StudioTitle, words: Words) => readonly PayTable[];

const one = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly PayTable[] => [{ caption: '', head, rows }];

/** Every bet of a layout with what it pays and returns. */
const layoutTable = (family: LayoutFamilyCode, words: Words): readonly PayTable[] => {
  const { table } = layoutFamilies[family];
  const rows = roundOfTable(table).table?.bets() ?? [];
  return one(
    [words.bet, words.pays, words.returns],
    rows.map(({ params, multiplierE4, rtp }) => [
      betName(params, words),
      times(multiplierE4),
      `${percentText(fractionText(rtp, 4))} %`,
    ]),
  );
};

/** Of hands in English, as sheets name them: the word of a page for each. */
const handWord = (hand: string, words: Words): string =>
  word(words, `hand-${hand.replaceAll(' ', '_').replace('two_pairs', 'two_pair')}`);

function cardTable(family: keyof typeof sheetsOf, words: Words): readonly PayTable[] {
  const rows = payRows[family]().filter(({ bet }) => bet === 'main' || bet.startsWith('ante'));
  const known = rows.flatMap(({ hand, pays }) => {
    const name = handWord(hand, words);
    return name.startsWith('hand-') ? [] : [[name, ...sheetsOf[family](pays)]];
  });
  const isShowdown = (known[0]?.length ?? 0) > 2;
  const head = isShowdown
    ? [
        words.hand,
        words.ante,
        word(words, family === 'three-card-poker' ? 'act-play' : raiseOf(family)),
      ]
    : [words.hand, words.pays];
  return one(head, known);
}

const raiseOf = (family: string): string => (family === 'casino-holdem' ? 'act-call' : 'act-raise');
const both = (pays: string): string[] => pays.split(' and ').map((each) => `${each}×`);
const sheetsOf = {
  'three-card-poker': both,
  'casino-holdem': both,
  'caribbean-stud': both,
  'jacks-or-better': (pays: string) => [`${pays}×`],
} as const;

const potTable = (seats: number, words: Words): readonly PayTable[] =>
  one(['', words.pays], [[words.wholePot, times(shareOfPot(seats, 1n, 1n))]]);

const cardTables: Readonly<Record<CardFamilyCode, TablesOf>> = {
  blackjack: (_title, words) =>
    one(
      ['', words.pays],
      [
        [words.blackjackPays, '2.5×'],
        [words.anyWin, '2×'],
        [words['result-push'], '1×'],
        [words['act-insurance'], '3×'],
      ],
    ),
  'three-card-poker': (_title, words) => cardTable('three-card-poker', words),
  'casino-holdem': (_title, words) => cardTable('casino-holdem', words),
  'caribbean-stud': (_title, words) => cardTable('caribbean-stud', words),
  'jacks-or-better': (_title, words) => cardTable('jacks-or-better', words),
  'red-dog': (_title, words) =>
    one(
      ['', words.pays],
      [
        ...['1', '2', '3', '4+'].map((spread, at) => [
          words.spreadOf.replace('{count}', spread),
          times(multipliersFrom('6 5 3 2')[at] ?? 0n),
        ]),
        [words.threeAlike, times(12n * multiplierScale)],
      ],
    ),
  'fixed-holdem': (_title, words) => one(['', words.pays], [[words.wholePot, '95 %']]),
  'thirteen-cards': (_title, words) =>
    one(
      ['', words.pays],
      [
        [words.ofRow, times(shareOfPot(4, 1n, 3n))],
        [words.wholePot, times(shareOfPot(4, 1n, 1n))],
      ],
    ),
  'big-two': (_title, words) => potTable(4, words),
  tongits: (_title, words) => potTable(3, words),
};

const drawTables: Readonly<
  Record<Exclude<HouseFamilyCode, CardFamilyCode | LayoutFamilyCode>, TablesOf>
> = {
  'lotto-4d': ({ fields }, words) =>
    choicesOf(fields).map((kind) => ({
      caption: word(words, kind),
      head: ['', words.pays],
      rows: Object.entries(pays4d[kind as keyof typeof pays4d]).map(([tier, pay]) => [
        word(words, `tier-${tier}`),
        times((pay * 145n) / 100n),
      ]),
    })),
  'lotto-3d': kindTops,
  'lotto-2d': kindTops,
  drum: ({ fixed }, words) => {
    const { pays, paysBy } = drumOf(fixed['drum']);
    const name = (at: number): string =>
      paysBy === 'hits' ? String(at) : words.ballOf.replace('{number}', String(at + 1));
    return one(
      [paysBy === 'hits' ? words.hits : '', words.pays],
      pays.flatMap((pay, at) => (pay > 0n ? [[name(at), times(pay)]] : [])),
    );
  },
  bingo: ({ fixed }, words) =>
    one(
      ['', words.withinBalls, words.pays],
      roomOf(fixed['room']).prizes.map(({ stage, within, paysE4 }) => [
        word(words, `stage-${stage}`),
        String(within),
        times(paysE4),
      ]),
    ),
  fishing: ({ shown }, words) => {
    const kinds = Array.isArray(shown?.['fish']) ? (shown['fish'] as TargetKind[]) : [];
    return one(
      ['', words.pays],
      kinds.map((kind) => [
        word(words, `fish-${kind}`),
        kind === 'chest' ? '10–225' : `${targetMultipliers[kind]}×`,
      ]),
    );
  },
  races: (_title, words) =>
    one(
      [words.bet, words.returns],
      families.races
        .rtp()
        .map(({ bet, rtp }) => [
          word(words, `bet-${bet}`),
          `${percentText(fractionText(rtp, 4))} %`,
        ]),
    ),
};

/** What the best numbers of each kind pay. */
function kindTops(title: StudioTitle, words: Words): readonly PayTable[] {
  const game = families[title.family === 'lotto-2d' ? 'lotto-2d' : 'lotto-3d'];
  const rows = choicesOf(title.fields).map((kind) => {
    const parsed = game.parseParams({ ...sampleParams(title, { kind }), kind });
    const top = parsed.ok ? (game.topMultiplierE4?.(parsed.params as never) ?? 0n) : 0n;
    return [word(words, kind), times(top)];
  });
  return one([words.kind, words.pays], rows);
}

const choicesOf = (fields: StudioTitle['fields']): string[] =>
  fields.flatMap((field) => (field.kind === 'choice' ? field.values.map(String) : []));

const isCards = (family: string): family is CardFamilyCode => Object.hasOwn(cardTables, family);

/** What a title of the halls pays. */
export function hallTables(
  family: HouseFamilyCode,
  title: StudioTitle,
  words: Words,
): readonly PayTable[] {
  if (isLayoutFamily(family)) return layoutTable(family, words);
  return isCards(family) ? cardTables[family](title, words) : drawTables[family](title, words);
}
