import { multipliersFrom } from '../../engine/index.ts';

/** Kinds of lines: big and small pay by five and by three prizes, a box is all permutations. */
export const kinds4d = [
  'big',
  'small',
  'first',
  'last_three',
  'box_big',
  'box_small',
  'ibox_big',
  'ibox_small',
] as const;
export type Kind4d = (typeof kinds4d)[number];

type Pays = Readonly<Record<string, bigint>>;

const tiers = ['first', 'second', 'third', 'special', 'consolation'] as const;

/** Total returns by tier, from the first prize on. */
function paysFrom(text: string): Pays {
  const multipliers = multipliersFrom(text);
  return Object.fromEntries(multipliers.map((payE4, place) => [tiers[place] ?? '', payE4]));
}

/** What one bet on one number pays. */
export const pays4d = {
  big: paysFrom('2500 1000 500 180 60'),
  small: paysFrom('3500 2000 1000'),
  first: paysFrom('6000'),
  last_three: { last_three: 6_600_000n },
} satisfies Record<string, Pays>;

/** What one stake on all permutations pays, by how many there are. */
export const iboxPays4d: Readonly<
  Record<'ibox_big' | 'ibox_small', Readonly<Record<number, Pays>>>
> = {
  ibox_big: {
    24: paysFrom('105 42 21 8 3'),
    12: paysFrom('209 84 42 15 5'),
    6: paysFrom('417 167 84 30 10'),
    4: paysFrom('625 250 125 45 15'),
  },
  ibox_small: {
    24: paysFrom('146 84 42'),
    12: paysFrom('292 167 84'),
    6: paysFrom('584 334 167'),
    4: paysFrom('875 500 250'),
  },
};

/** Of a draw: three prizes, ten special, ten consolation, each out of all four-digit numbers. */
export const draws4d = {
  first: { draws: 1n, outOf: 10_000n },
  second: { draws: 1n, outOf: 10_000n },
  third: { draws: 1n, outOf: 10_000n },
  special: { draws: 10n, outOf: 10_000n },
  consolation: { draws: 10n, outOf: 10_000n },
  last_three: { draws: 1n, outOf: 1_000n },
} as const;
