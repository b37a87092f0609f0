import type { CallResponse } from '@pavilion/contracts/define-call';
import type { tableList } from '@pavilion/contracts/player/games/table-list.contract';
import type { TableFlags } from '@pavilion/games/live/table-game';
import type { ComponentType } from 'react';
import type { Text } from '@pavilion/i18n';
import type { GameInfo, GameParams, RoundRecord } from '../../game-info.ts';
import type { Layout } from './layout.ts';
import type { DemoPurse, PastRound, RoundPools, TableRound } from './table-room.ts';

/** A table as the list of tables tells it. */
export type ListedTable = CallResponse<typeof tableList>['value'][number];

/** A purse of play money that several tables of a game share. */
export interface OpenedDemo extends Pick<DemoPurse, 'demoId' | 'balance'> {
  payouts: Payouts;
}

/** Bets of a round that is over, with what decided what they pay. */
export interface EndedBets {
  info: GameInfo;
  tableId: string;
  /** In its chain. */
  index: number;
  outcome: Record<string, unknown>;
  flags: TableFlags;
  lines: ReadonlyArray<{ params: GameParams; stakeMinor: bigint }>;
}

/** What each bet gives back in all, minor units, in their order. */
export type Payouts = (ended: EndedBets) => Promise<readonly bigint[]>;

/** What a layout may do with the chips on it. */
export interface Board {
  info: GameInfo;
  tableId: string;
  round: TableRound;
  /** Of games of pools; null before it is told. */
  pools: RoundPools | null;
  /** Bets may go into a pool with others; play money is no part of one at a table of real money. */
  takesPools: boolean;
  /** The chosen chip, minor units: of bets that are divided, what each part gets. */
  chipMinor: bigint;
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
  info: GameInfo;
  /** Null where only the outcome is known: a replay. */
  tableId: string | null;
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

export interface TableAheadProps {
  info: GameInfo;
  tables: readonly ListedTable[];
  /** Tables that are open. */
  shown: readonly string[];
  onOpen(tableId: string): void;
}

/** What the web knows of a table's game beside its rules. */
export interface TableView {
  Layout: ComponentType<{ board: Board }>;
  Scene: ComponentType<TableSceneProps>;
  /** Roads, the racetrack, results: beside the layout. */
  Tools: ComponentType<TableToolsProps> | null;
  /** What they are called. */
  toolsName?: 'roads' | 'track' | 'results';
  /** What comes at all tables of the game, by time. */
  Ahead?: ComponentType<TableAheadProps>;
  /** What bets pay that the game's rules alone do not say; absent: they do. */
  payouts?: Payouts;
  /** A round from its record alone, where it has more to show than its outcome. */
  Replay?: ComponentType<{ info: GameInfo; round: RoundRecord; startedMs: number }>;
  /** Nobody deals and nobody sits: a course, a ring. */
  hasNoDealer?: true;
  /** Bets name runners of one round, and mean nothing at the next. */
  isOfOneRound?: true;
  /** The outcome in the strip of last results, and a word for its colour. */
  result(outcome: Record<string, unknown>): { text: string; tone: string };
  /** The outcome in words. */
  said(outcome: Record<string, unknown>, t: Text): string;
}
