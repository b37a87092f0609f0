import type { Texts } from '../texts/en-us.ts';
import type { HallTexts } from '../texts/halls/en-us.ts';
import type { RulesTexts } from '../texts/rules/en-us.ts';

/** A table of the rules: the first column names its rows. */
export interface PayTable {
  /** Of several: which of them. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Symbols that the rows are about, to be shown beside their names. */
  symbols?: readonly string[];
}

export type Words = Texts & RulesTexts & HallTexts;
