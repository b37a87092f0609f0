import type { Text } from '@pavilion/i18n';
import type { GameParams } from '../../game-info.ts';

const camel = (kind: string): string =>
  kind.replaceAll(/_(\w)/g, (_low, letter: string) => letter.toUpperCase());

/**
 * What a bet of a table is called: its kind, and what it lies on; of a race its runners before its
 * market.
 */
export function betName({ kind, legs, ...others }: GameParams, t: Text): string {
  const named = Array.isArray(legs) ? [legsText(legs as number[][])] : [];
  const values = Object.values(others).map((value) =>
    Array.isArray(value) ? value.join('-') : sideName(String(value), t),
  );
  const of = [...named, ...values].join(' ');
  return lineName(String(kind), of, t);
}

/** The same of a row of the returns. */
export function lineName(kind: string, of: string, t: Text): string {
  const said = t.find(`ui.tables.bets.${camel(kind)}`, { of: sideName(of, t) });
  return said?.trim() ?? `${kind} ${of}`.trim();
}

/** Runners by place of a bet, in short: `1-3/5-2`; a box of 1, 3 and 5: `1/3/5`. */
export function legsText(legs: readonly (readonly number[])[]): string {
  const texts = legs.map((leg) => leg.join('/'));
  const isBox = texts.length > 1 && texts.every((text) => text === texts[0]);
  return isBox ? (texts[0] ?? '') : texts.join('-');
}

const sideName = (word: string, t: Text): string =>
  /^[a-z]+$/.test(word) ? (t.find(`ui.game.round.sides.${word}`) ?? word) : word;

/** A word of an outcome, such as a winner; numbers stay as they are. */
export const fieldName = (word: string, t: Text): string =>
  /^[a-z_]+$/.test(word) ? (t.find(`ui.tables.bets.${camel(word)}`, { of: '' }) ?? word) : word;
