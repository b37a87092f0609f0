import { fractionText, multiplierText } from '@pavilion/games';
import {
  families,
  slotFamilies,
  titleReturns,
  type FamilyGame,
  type SlotFamilyCode,
  type StudioTitle,
} from '@pavilion/games/titles/index';
import { isSlotFamily } from './slot-setup.ts';
import { payTables, percentText, type PayTable, type Words } from './pay-tables.ts';

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
      : filled(words[title.family], title.fixed),
    tables: payTables(title, words),
    returns: from === to ? `${from} %` : filled(words.fromTo, { from, to }),
    maxMultiplier: `${multiplierText(highestOf(title))}×`,
  };
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

const filled = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => plain(values[name]));

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The most that the title's own choices pay: less than its family's where it does not offer the family's wildest. */
function highestOf(title: StudioTitle): bigint {
  const game: FamilyGame = families[title.family];
  const { topMultiplierE4, maxMultiplierE4 } = game;
  if (!topMultiplierE4) return maxMultiplierE4;
  const tops = title.fields.flatMap((field) =>
    (field.kind === 'choice' ? field.values : [field.min, field.max]).flatMap((value) => {
      const others = title.fields
        .filter((other) => other !== field)
        .flatMap((other) =>
          (other.kind === 'choice' ? other.values : [other.min, other.max]).map((given) => ({
            [other.name]: given,
          })),
        );
      return (others.length === 0 ? [{}] : others).flatMap((other) => {
        const parsed = game.parseParams({ ...title.fixed, ...other, [field.name]: value });
        return parsed.ok ? [topMultiplierE4(parsed.params)] : [];
      });
    }),
  );
  return tops.length === 0
    ? maxMultiplierE4
    : tops.reduce((most, top) => (top > most ? top : most), 0n);
}
