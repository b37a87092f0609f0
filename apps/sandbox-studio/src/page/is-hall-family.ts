import { houseFamilies, type HouseFamilyCode } from '../titles/index.ts';

/** Tables, cards, draws, bingo, fish and races. */
export const isHallFamily = (family: string): family is HouseFamilyCode =>
  Object.hasOwn(houseFamilies, family);
