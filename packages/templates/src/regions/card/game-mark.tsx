// chunk: card
import { classNames } from '@pavilion/ui/class-names';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import styles from './game-mark.module.css';

export interface FoundMark {
  kind: 'unavailable' | 'free' | 'jackpot' | 'hot' | 'new';
  words: string;
  /** Over the card's own look of a mark. */
  className?: string | undefined;
}

/**
 * What a card says of its game: that it cannot be played before anything else, then free rounds
 * before its jackpot before "Hot" before "New"; null for none of them.
 */
export function useGameMark(game: GameTile): FoundMark | null {
  const { freeRounds = 0, jackpot, isHot, isNew, isUnavailable = false } = game;
  const { text } = useTemplateEnvironment();
  if (isUnavailable)
    return {
      kind: 'unavailable',
      words: text('ui.template.unavailable'),
      className: styles.unavailable,
    };
  if (freeRounds > 0)
    return { kind: 'free', words: text('ui.template.freeRounds', { count: freeRounds }) };
  if (jackpot)
    return { kind: 'jackpot', words: text('ui.template.jackpotOf', { amount: jackpot }) };
  if (isHot) return { kind: 'hot', words: text('ui.template.hot') };
  return isNew ? { kind: 'new', words: text('ui.template.new') } : null;
}

/** The mark as a word of its own; the look is the card's. */
export function GameMark(props: { game: GameTile; className?: string }) {
  const mark = useGameMark(props.game);
  return mark ? (
    <span className={classNames(props.className, mark.className)} data-mark={mark.kind}>
      {mark.words}
    </span>
  ) : null;
}
