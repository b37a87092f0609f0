import type { AnyGame } from '@pavilion/games';
import type { PlainMessageKey } from '@pavilion/i18n';
import type { GameParams } from './game-info.ts';
import type { PlayView } from './stages/play/play-view.types.ts';
import type { RoundView } from './stages/round/round-view.types.ts';
import type { TableView } from './stages/table/table-view.types.ts';

/**
 * How the rounds of a game go: each engine has a folder of `stages`; shared rounds that take
 * tickets of a layout have one of their own.
 */
export type Engine = AnyGame['engine'] | 'table';

/** What a game's own picture gives to the stage of its engine. */
export interface GameViews extends Record<Engine, unknown> {
  instant: PlayView;
  hand: PlayView;
  round: RoundView;
  table: TableView;
}

/** What the web knows of a game of our studio before it is opened; its code is loaded then. */
export interface GameRow<out E extends Engine> {
  engine: E;
  /** Title in English, as the game names itself. */
  name: string;
  /** Where the text of its rules stands; its lines are paragraphs. */
  rulesText: RulesKey;
  /** The bet that stands on the table at first, or that shows how a round is worked out. */
  typicalBet: GameParams;
  /** Its rules, the same the server plays by: reads a bet's parameters and works rounds out. */
  rules(): Promise<GameOf[E]>;
  /** Its picture. */
  view(): Promise<GameViews[E]>;
}

type GameOf = { [E in AnyGame['engine']]: Extract<AnyGame, { engine: E }> } & {
  table: Extract<AnyGame, { engine: 'round' }>;
};

/** The row of any game. */
export type AnyGameRow = { [E in Engine]: GameRow<E> }[Engine];

type RulesKey = Extract<PlainMessageKey, `ui.gameRules.${string}`>;
