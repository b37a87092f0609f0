import type { Text } from '@pavilion/i18n';
import type { ComponentType } from 'react';
import type { GameInfo, GameParams, RoundRecord, SoundName, WireEvent } from '../../game-info.ts';
import type { PlayDesk } from './play-desk.types.ts';
import type { EventHandlers } from './play-events.ts';
import type { PlayStore } from './play-store.ts';

/**
 * What a game's picture gets. It draws the round as far as its handlers have played it; the stage
 * owns money, buttons and time.
 */
export interface SceneProps {
  info: GameInfo;
  params: GameParams;
  onParams(params: GameParams): void;
  /** The round on the stage: playing, open or the last one; null before the first. */
  round: RoundRecord | null;
  /**
   * Its events as far as the picture has begun to show them: a scene that draws from these tells
   * nothing too early.
   */
  shown: readonly WireEvent[];
  /** True from the bet until its picture has been played. */
  isBusy: boolean;
  /** True while events are being played. */
  isPlaying: boolean;
  /** Hand games: what the player may do now, and doing it. */
  actions: readonly string[];
  onAction(action: string, params?: GameParams): void;
  /** Called once with the handlers that play this picture's events. */
  register(handlers: EventHandlers): () => void;
  /** Plays a sound of the stage, if the player wants any. */
  sound(name: SoundName): void;
}

export interface ControlsProps {
  info: GameInfo;
  params: GameParams;
  onParams(params: GameParams): void;
  isDisabled: boolean;
  round: RoundRecord | null;
  actions: readonly string[];
  onAction(action: string, params?: GameParams): void;
}

/** How a game whose rounds are the player's own looks: its picture, its options, its words. */
export interface PlayView {
  Scene: ComponentType<SceneProps>;
  /**
   * How picture and controls lie where the usual panel beside a stage would be wrong; absent: as
   * in every other game.
   */
  Table?: ComponentType<TableProps>;
  /**
   * Where bets and actions are taken, where one button that bets would be wrong; absent: the usual
   * panel.
   */
  Panel?: ComponentType<TableProps>;
  /** The game's own options in the bet panel; absent: it has none. */
  Controls?: ComponentType<ControlsProps>;
  /** What belongs to the rules besides their text: what each symbol pays; absent: nothing. */
  Rules?: ComponentType<{ info: GameInfo }>;
  /** A round as it was, without any movement; absent: its words and its replay tell it. */
  Recall?: ComponentType<{ round: RoundRecord }>;
  /** An event in words, for screen readers and the recall; null says nothing. */
  caption(event: WireEvent, t: Text): string | null;
  /** The result as the history strip shows it: `"77.84"`, `"2.35×"`. */
  resultText(round: RoundRecord): string;
  /** Width by height of the stage on a desktop, as CSS writes it; default 16 / 10. */
  ratio?: string;
}

/** What a table gets: the game, its picture, its rounds and whoever takes the bets. */
export interface TableProps {
  info: GameInfo;
  view: PlayView;
  store: PlayStore;
  desk: PlayDesk;
  title: string;
}
