import type { categories, CategoryCode } from '@pavilion/domain/categories';
import type { ScreenName } from '@pavilion/domain/screens';
import type { PlainMessageKey } from './message-keys.generated.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Names the wire gives the twelve categories (`slot_game`). */
export type CategoryWireName = (typeof categories)[CategoryCode]['wireName'];

/** Key of a screen's page title: `bet-history` → `_m.betHistory`. Does not compile when a screen has no title. */
export function screenTitleKey(
  screen: ScreenName,
): PlainMessageKey & `_m.${CamelCase<ScreenName>}` {
  const camel = screen.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return `_m.${camel as CamelCase<ScreenName>}`;
}

/** Key of a category's name by its wire name, or null for a name that is no category. */
export function categoryNameKey(wireName: string): PlainMessageKey | null {
  const key = categoryNames[wireName];
  return key ?? null;
}

const categoryNames: Readonly<Record<string, PlainMessageKey>> = {
  slot_game: '_m.slot_game',
  casino: '_m.casino',
  sportsbook: '_m.sportsbook',
  fishing: '_m.fishing',
  poker: '_m.poker',
  lottery: '_m.lottery',
  crash: '_m.crash',
  bingo: '_m.bingo',
  sabong: '_m.sabong',
  horse_racing: '_m.horse_racing',
  arcade: '_m.arcade',
  hash_game: '_m.hash_game',
};
