import type { ComponentType, ReactNode } from 'react';
import type { Engine, GameRow, GameViews } from '../game-row.ts';
import type { GameInfo, RoundRecord } from '../game-info.ts';

/** What an engine has on the page, each part loaded when it is first shown. */
export interface EngineParts<E extends Engine> {
  /** Where its games are played. */
  stage(): Promise<EngineStage<E>>;
  /** A round's picture, played once more from its record. */
  replay(): Promise<ComponentType<PlayedRoundProps<E>>>;
  /** A round as it was, without any movement; null: its replay alone tells it. */
  recall: (() => Promise<ComponentType<RecalledRoundProps<E>>>) | null;
}

export interface EngineStage<E extends Engine> {
  /** Loads the game's picture and opens a table of it. */
  open(opening: Opening<E>): Promise<OpenTable>;
}

export interface Opening<out E extends Engine> {
  /** The game, with what this player may stake. */
  info: GameInfo;
  row: GameRow<E>;
  mode: 'real' | 'demo';
}

/** A table that somebody sits at. */
export interface OpenTable {
  render(title: string): ReactNode;
  /** Called once, when it is left. */
  close(): void;
}

export interface RecalledRoundProps<E extends Engine> {
  round: RoundRecord;
  view: GameViews[E];
}

export interface PlayedRoundProps<E extends Engine> extends RecalledRoundProps<E> {
  info: GameInfo;
}
