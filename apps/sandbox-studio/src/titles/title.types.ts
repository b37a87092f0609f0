import type { JsonObject, Volatility } from '@pavilion/games';
import type { FamilyCode } from './families.ts';

/** How a title is drawn; one way serves several titles, each with a look of its own. */
export const titleScenes = [
  'flight',
  'dice',
  'plinko',
  'wheel',
  'claw',
  'coin',
  'row',
  'whack',
  'picks',
  'invaders',
  'mines',
  'tower',
  'hash',
  'slots',
  'layout',
  'cards',
  'races',
  'drum',
  'digits',
  'bingo',
  'fish',
] as const;
export type TitleScene = (typeof titleScenes)[number];

/**
 * One thing a player chooses besides the stake: among a few values, or a number with two decimals.
 */
export type TitleField =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly values: readonly (string | number)[];
    }
  | {
      readonly kind: 'decimal';
      readonly name: string;
      readonly value: string;
      readonly min: string;
      readonly max: string;
    };

/** A title of a third party in the demo: a family of ours with parameters and a look of its own. */
export interface StudioTitle {
  family: FamilyCode;
  scene: TitleScene;
  /** What moves in the picture: a kite, a paw, a strongbox. */
  subject: string;
  /** Parameters that this title has decided. */
  fixed: JsonObject;
  /** Parameters that its player chooses. */
  fields: readonly TitleField[];
  /** The family's ways to bet that this title offers, by how their names begin; absent: all. */
  bets?: readonly string[];
  /** Absent: the family's. */
  volatility?: Volatility;
  /** Of a table: how long its betting clock runs once a chip lies there. */
  clockSeconds?: number;
  /** What its picture shows beside its choices: which fish swim. */
  shown?: JsonObject;
}
