import type { CallResponse } from '@pavilion/contracts/define-call';
import type { tableList } from '@pavilion/contracts/player/games/table-list.contract';
import type { TableFlags } from '@pavilion/games/live/table-game';
import type { ComponentType } from 'react';
import type { Text } from '@pavilion/i18n';
import type { GameInfo, GameParams } from '../../game-info.ts';
import type { Layout } from './layout.ts';
import type { DemoPurse, PastRound, TableRound } from './table-room.ts';

/** A table as the list of tables tells it. */
export type ListedTable = CallResponse<typeof tableList>['value'][number];

/** A purse of play money that several tables of a game share. */
export interface OpenedDemo extends Pick<DemoPurse, 'demoId' | 'balance'> {
  settle(params: GameParams, outcome: Record<string, unknown>, flags: TableFlags): bigint;
}

/** What a layout may do with the chips on it. */
export interface Board {
  info: GameInfo;
  /** What lies there by this page, and what of it the server has taken. */
  layout: Layout;
  stands: Layout;
  isOpen: boolean;
  /** One chip of the chosen size on a bet, several where a call bet asks for them. */
  place(bets: ReadonlyArray<{ params: GameParams; chips: number }>): void;
  erase(params: GameParams): void;
  /** Bets that won, by their keys, once the result is shown; null before. */
  won: ReadonlySet<string> | null;
}

export interface TableSceneProps {
  round: TableRound;
  /** Told, and not shown before dealing began. */
  outcome: Record<string, unknown> | null;
  /** When dealing began, by this browser's clock; null before. */
  dealsMs: number | null;
  previous: readonly PastRound[];
  dealer: string;
}

export interface TableToolsProps {
  info: GameInfo;
  tableId: string;
  board: Board;
  /** Results of this shoe as the list of tables tells them: `"B P T"`. */
  marks: readonly string[];
}

/** What the web knows of a table's game beside its rules. */
export interface TableView {
  Layout: ComponentType<{ board: Board }>;
  Scene: ComponentType<TableSceneProps>;
  /** Roads, the racetrack: beside the layout. */
  Tools: ComponentType<TableToolsProps> | null;
  /** What they are called. */
  toolsName?: 'roads' | 'track';
  /** The outcome in the strip of last results, and a word for its colour. */
  result(outcome: Record<string, unknown>): { text: string; tone: string };
  /** The outcome in words. */
  said(outcome: Record<string, unknown>, t: Text): string;
}
