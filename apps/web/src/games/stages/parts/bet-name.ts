import type { Text } from '@pavilion/i18n';
import type { GameParams } from '../../game-info.ts';

const camel = (kind: string): string =>
  kind.replaceAll(/_(\w)/g, (_low, letter: string) => letter.toUpperCase());

/** What a bet of a table is called: its kind, and what it lies on. */
export function betName({ kind, ...others }: GameParams, t: Text): string {
  const of = Object.values(others)
    .map((value) => (Array.isArray(value) ? value.join('-') : sideName(String(value), t)))
    .join(' ');
  return lineName(String(kind), of, t);
}

/** The same of a row of the returns. */
export function lineName(kind: string, of: string, t: Text): string {
  const said = t.find(`ui.tables.bets.${camel(kind)}`, { of: sideName(of, t) });
  return said?.trim() ?? `${kind} ${of}`.trim();
}

const sideName = (word: string, t: Text): string =>
  /^[a-z]+$/.test(word) ? (t.find(`ui.game.round.sides.${word}`) ?? word) : word;

/** A word of an outcome, such as a winner; numbers stay as they are. */
export const fieldName = (word: string, t: Text): string =>
  /^[a-z_]+$/.test(word) ? (t.find(`ui.tables.bets.${camel(word)}`, { of: '' }) ?? word) : word;
