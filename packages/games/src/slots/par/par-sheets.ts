import { classic3x3Table } from '../classic-3x3/classic-3x3.game.ts';
import { linesSheet } from './lines-sheet.ts';

/** The sheets of all machines, by code: everything that can be counted about them, as Markdown. Takes some seconds. */
export function parSheets(): readonly { code: string; text: string }[] {
  return [{ code: classic3x3Table.code, text: `${linesSheet(classic3x3Table)}\n` }];
}
