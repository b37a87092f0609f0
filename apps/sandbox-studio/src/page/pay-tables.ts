import { fraction, fractionText, multiplierText, type MultiplierE4 } from '@pavilion/games';
import { diamondPatterns } from '@pavilion/games/arcade/diamonds/diamonds.game';
import { diceMultiplierE4 } from '@pavilion/games/arcade/dice/dice.game';
import { kenoMaxPicks, kenoPays, type KenoRisk } from '@pavilion/games/arcade/keno/keno-tables';
import { minesMultipliers } from '@pavilion/games/arcade/mines/mines.game';
import { plinkoPockets, type PlinkoRisk } from '@pavilion/games/arcade/plinko/plinko-tables';
import {
  towerMultipliers,
  towerRows,
  type TowerDifficulty,
} from '@pavilion/games/arcade/tower/tower.game';
import {
  wheelSegments,
  type WheelRisk,
  type WheelSize,
} from '@pavilion/games/arcade/wheel/wheel-tables';
import { coinFlipMultiplierE4 } from '@pavilion/games/arcade/coin-flip/coin-flip.game';
import { bankerPlayerPays } from '@pavilion/games/hashgame/hash-banker-player/hash-banker-player.game';
import { bigSmallPays } from '@pavilion/games/hashgame/hash-big-small/hash-big-small.game';
import { luckyPays } from '@pavilion/games/hashgame/hash-lucky/hash-lucky.game';
import { niuNiuPays } from '@pavilion/games/hashgame/hash-niu-niu/hash-niu-niu.game';
import { oddEvenPays } from '@pavilion/games/hashgame/hash-odd-even/hash-odd-even.game';
import type { FamilyCode, HouseFamilyCode, SlotFamilyCode, StudioTitle } from '../titles/index.ts';
import { word } from './fill.ts';
import { hallTables } from './hall-tables.ts';
import { isHallFamily } from './is-hall-family.ts';
import type { PayTable, Words } from './pay-table.types.ts';
import { percentText } from './percent-text.ts';
import { slotPays } from './slot-pays.ts';
import { isSlotFamily } from './slot-setup.ts';

const times = (multiplierE4: MultiplierE4 | undefined): string =>
  multiplierE4 === undefined ? '–' : `${multiplierText(multiplierE4)}×`;
/** What each family pays, from its own definition. */
const tables: Readonly<
  Record<
    Exclude<FamilyCode, SlotFamilyCode | HouseFamilyCode>,
    (title: StudioTitle, words: Words) => readonly PayTable[]
  >
> = {
  'coin-flip': (title, words) =>
    sidesTable(title, words, { heads: coinFlipMultiplierE4, tails: coinFlipMultiplierE4 }),
  'hash-odd-even': (title, words) => sidesTable(title, words, oddEvenPays),
  'hash-big-small': (title, words) => sidesTable(title, words, bigSmallPays),
  'hash-lucky': (title, words) => sidesTable(title, words, luckyPays),
  'hash-banker-player': (title, words) => sidesTable(title, words, bankerPlayerPays),
  'hash-niu-niu': (_title, words) => [
    {
      caption: '',
      head: [words.points, words.gain, words.cost],
      rows: niuNiuPays.map(({ points, gainsE4, costsE4 }) => [
        String(points),
        times(gainsE4),
        times(costsE4),
      ]),
    },
  ],
  diamonds: (_title, words) => [
    {
      caption: '',
      head: ['', words.pays],
      rows: diamondPatterns
        .filter(({ multiplierE4 }) => multiplierE4 > 0n)
        .map(({ pattern, multiplierE4 }) => [word(words, pattern), times(multiplierE4)]),
    },
  ],
  dice: (title, words) => [
    {
      caption: '',
      head: [words.target, words.over, words.under],
      rows: diceTargets(title).map((target) => [
        (target / 100).toFixed(2),
        times(diceMultiplierE4({ target, direction: 'over' })),
        times(diceMultiplierE4({ target, direction: 'under' })),
      ]),
    },
  ],
  crash: (title, words) => [
    {
      caption: '',
      head: [words.auto_cash_out, words.chance],
      rows: crashMarks(title).map((mark) => [
        `${mark.toFixed(2)}×`,
        `${percentText(fractionText(fraction(99n, BigInt(Math.round(mark * 100))), 4))} %`,
      ]),
    },
  ],
  mines: (title, words) => {
    const counts = choicesOf(title).map(Number);
    const pays = counts.map((count) => minesMultipliers(count));
    const longest = Math.max(...pays.map((column) => column.length));
    return [
      {
        caption: '',
        head: [words.gems, ...counts.map((count) => `${words.mines}: ${count}`)],
        rows: Array.from({ length: longest }, (_, at) => [
          String(at + 1),
          ...pays.map((column) => times(column[at])),
        ]),
      },
    ];
  },
  tower: (title, words) => {
    const pays = choicesOf(title).map((value) => towerMultipliers(value as TowerDifficulty));
    return [
      {
        caption: '',
        head: [words.floor, ...choicesOf(title).map((value) => word(words, value))],
        rows: Array.from({ length: towerRows }, (_, at) => [
          String(at + 1),
          ...pays.map((column) => times(column[at])),
        ]),
      },
    ];
  },
  plinko: (title, words) => {
    const pays = choicesOf(title).map((value) =>
      plinkoPockets(Number(title.fixed['rows']), value as PlinkoRisk),
    );
    const pockets = pays[0]?.length ?? 0;
    return [
      {
        caption: '',
        head: [words.pocket, ...choicesOf(title).map((value) => word(words, value))],
        // The board is the same from both edges.
        rows: Array.from({ length: Math.ceil(pockets / 2) }, (_, at) => [
          at + 1 === pockets - at ? String(at + 1) : `${at + 1} · ${pockets - at}`,
          ...pays.map((column) => times(column[at])),
        ]),
      },
    ];
  },
  wheel: (title, words) =>
    choicesOf(title).map((value) => {
      const segments = wheelSegments(
        Number(title.fixed['segments']) as WheelSize,
        value as WheelRisk,
      );
      const pays = [...new Set(segments)].toSorted((a, b) => Number(b - a));
      return {
        caption: word(words, value),
        head: [words.segment, words.count],
        rows: pays.map((pay) => [
          times(pay),
          `${segments.filter((other) => other === pay).length} / ${segments.length}`,
        ]),
      };
    }),
  keno: (title, words) =>
    choicesOf(title).map((value) => ({
      caption: word(words, value),
      head: [words.picksHits, ...Array.from({ length: kenoMaxPicks + 1 }, (_, hits) => `${hits}`)],
      rows: Array.from({ length: kenoMaxPicks }, (_, at) => [
        String(at + 1),
        ...Array.from({ length: kenoMaxPicks + 1 }, (_cell, hits) =>
          times(kenoPays(at + 1, value as KenoRisk)[hits]),
        ),
      ]),
    })),
};

/** What a title pays, by the choices it offers. */
export const payTables = (title: StudioTitle, words: Words): readonly PayTable[] =>
  isSlotFamily(title.family)
    ? slotPays(title.family, words)
    : isHallFamily(title.family)
      ? hallTables(title.family, title, words)
      : tables[title.family](title, words);

function sidesTable(
  title: StudioTitle,
  words: Words,
  pays: Readonly<Record<string, MultiplierE4>>,
): readonly PayTable[] {
  const rows = choicesOf(title).map((side) => [word(words, side), times(pays[side])]);
  return [{ caption: '', head: [words.side, words.pays], rows }];
}

const choicesOf = ({ fields }: StudioTitle): string[] =>
  fields.flatMap((field) => (field.kind === 'choice' ? field.values.map(String) : []));

/** A few targets between the title's bounds, in hundredths. */
function diceTargets({ fields }: StudioTitle): number[] {
  const [bounds] = fields.filter((field) => field.kind === 'decimal');
  const [min, max] = [Number(bounds?.min) * 100, Number(bounds?.max) * 100];
  return [min, 1000, 2500, 5050, 7500, 9000, max].filter((at) => at >= min && at <= max);
}

function crashMarks({ fields }: StudioTitle): number[] {
  const [bounds] = fields.filter((field) => field.kind === 'decimal');
  const [min, max] = [Number(bounds?.min), Number(bounds?.max)];
  return [min, 1.5, 2, 3, 5, 10, 50, 100, max].filter((at) => at >= min && at <= max);
}
