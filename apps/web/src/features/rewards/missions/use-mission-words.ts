import { categories, categoryCodes } from '@pavilion/domain/categories';
import { categoryNameKey } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { Mission } from './mission.queries.ts';

/** What counts towards a mission or a race, as calls tell it. */
type FilterView = Mission['filter'];

const isText = (value: unknown): value is string => typeof value === 'string';
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const isSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Names a category in the page's language; a code that is none stays. */
export function useCategoryName(): (code: string) => string {
  const t = useText();
  return (code) => {
    const known = categoryCodes.find((one) => one === code);
    const key = known ? categoryNameKey(categories[known].wireName) : null;
    return key ? t(key) : code;
  };
}

/** Writes what a filter lets through, a short text each. */
export function useFilterWords(): (filter: FilterView) => string[] {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string): string => format.money(amount, currency, { trimWhole: true });
  const nameOf = useCategoryName();
  return ({
    categories: codes,
    providers,
    games,
    min_stake,
    min_amount,
    min_odds,
    money: pocket,
  }) =>
    [
      ...textsOf(codes).map(nameOf),
      isSome(providers) || isSome(games) ? t('ui.mission.onlyGames') : null,
      isText(min_stake) ? t('ui.mission.fromStake', { amount: money(min_stake) }) : null,
      isText(min_amount) ? t('ui.mission.fromDeposit', { amount: money(min_amount) }) : null,
      isText(min_odds) ? t('ui.mission.fromOdds', { odds: format.number(min_odds) }) : null,
      pocket === 'cash' ? t('ui.mission.onlyCash') : null,
    ].filter(isText);
}

/** Writes progress and target of a mission in its unit. */
export function useMissionNumbers(): (mission: Mission) => {
  done: string;
  target: string;
  percent: number;
} {
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  return ({ unit, progress, target }) => {
    const written = (value: string | number): string => {
      if (unit === 'amount') return format.money(String(value), currency, { trimWhole: true });
      const number = format.number(String(value));
      return unit === 'multiplier' ? `${number}×` : number;
    };
    const whole = Number(target);
    return {
      done: written(progress),
      target: written(target),
      percent: whole > 0 ? Math.min(100, (Number(progress) / whole) * 100) : 0,
    };
  };
}
