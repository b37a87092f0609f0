import { fractionText, multiplierText } from '@pavilion/games';
import {
  slotFamilies,
  titleReturns,
  titleTopMultiplierE4,
  type SlotFamilyCode,
  type StudioTitle,
} from '../titles/index.ts';
import { isSlotFamily } from './slot-setup.ts';
import type { PayTable, Words } from './pay-table.types.ts';
import { filled } from './fill.ts';
import { payTables } from './pay-tables.ts';
import { percentText } from './percent-text.ts';
import { ballsOfRoom, roomOf } from '../titles/bingo/quick-bingo.game.ts';
import { drumOf } from '../titles/lottery/drum.game.ts';

/** The rules of a page, in its language. */
export interface ShownRules {
  how: string;
  tables: readonly PayTable[];
  /** `"99.00 %"`, or from … to … . */
  returns: string;
  /** `"250×"`; null where the prices decide. */
  maxMultiplier: string | null;
}

/** The rules of a title: words by its family, figures from its definition. */
export function rulesOf(title: StudioTitle, words: Words): ShownRules {
  const returns = titleReturns(title)
    .map(({ rtp }) => percentText(fractionText(rtp, 4)))
    .toSorted((a, b) => Number(a) - Number(b));
  const [from = '', to = ''] = [returns[0], returns.at(-1)];
  return {
    how: isSlotFamily(title.family)
      ? slotRules(title.family, words)
      : filled(words[title.family], valuesOf(title)),
    tables: payTables(title, words),
    returns: from === to ? `${from} %` : filled(words.fromTo, { from, to }),
    maxMultiplier: `${multiplierText(titleTopMultiplierE4(title))}×`,
  };
}

/** What the words of a family name. */
function valuesOf({ family, fixed }: StudioTitle): Readonly<Record<string, unknown>> {
  if (family === 'drum') return { ...drumOf(fixed['drum']) };
  if (family === 'bingo') return { balls: ballsOfRoom(roomOf(fixed['room'])) };
  return fixed;
}

/** How a slot pays, and its feature. */
function slotRules(family: SlotFamilyCode, words: Words): string {
  const { kind, lines, reels, rows, freeSpins, hold } = slotFamilies[family].machine;
  const factor = freeSpins?.factor ?? 1;
  const values = { ...freeSpins, ...hold, factor, lines: lines?.length ?? 0 };
  return [
    words[`slots-${kind}`],
    ...(freeSpins ? [words['slots-free-spins']] : []),
    ...(factor > 1 ? [words['slots-factor']] : []),
  ]
    .map((text) => filled(text, { ...values, ways: rows ** reels }))
    .join(' ');
}
