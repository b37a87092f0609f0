import { categoryByWireName, type CategoryCode } from '@pavilion/domain/categories';
import type { ValidationCode } from '@pavilion/domain/input';
import type { ScreenName } from '@pavilion/domain/screens';
import type { PlainMessageKey } from './message-keys.generated.ts';
import type { MessageKey } from './text.types.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/**
 * Key of a screen's page title: `bet-history` → `_m.betHistory`. Does not compile when a screen has
 * no title.
 */
export function screenTitleKey(
  screen: ScreenName,
): PlainMessageKey & `_m.${CamelCase<ScreenName>}` {
  const camel = screen.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return `_m.${camel as CamelCase<ScreenName>}`;
}

const categoryNameKeys: Record<CategoryCode, PlainMessageKey> = {
  slots: '_m.slot_game',
  livecasino: '_m.casino',
  sportsbook: '_m.sportsbook',
  fish: '_m.fishing',
  table: '_m.poker',
  lottery: '_m.lottery',
  crash: '_m.crash',
  bingo: '_m.bingo',
  sabong: '_m.sabong',
  horseracing: '_m.horse_racing',
  arcade: '_m.arcade',
  hashgame: '_m.hash_game',
};

/**
 * Key of a category's name by its wire name (`slot_game` → `_m.slot_game`); null for what is no
 * category.
 */
export function categoryNameKey(wireName: string): PlainMessageKey | null {
  const category = categoryByWireName(wireName);
  return category && categoryNameKeys[category.code];
}

/**
 * Key of the reason why a field is refused, for `text.find(key, bounds)`. Does not compile when a
 * code has no text. `tooShort` and `tooLong` name their bound when it is passed and say less when
 * it is 0.
 */
export function validationKey(code: ValidationCode): MessageKey & `validation.${ValidationCode}` {
  return `validation.${code}`;
}
