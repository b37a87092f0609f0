import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';

export interface FoundMark {
  kind: 'free' | 'jackpot' | 'hot' | 'new';
  words: string;
}

/** What a card says of its game: free rounds before its jackpot before "Hot" before "New"; null for none of them. */
export function useGameMark({ freeRounds = 0, jackpot, isHot, isNew }: GameTile): FoundMark | null {
  const { text } = useTemplateEnvironment();
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
    <span className={props.className} data-mark={mark.kind}>
      {mark.words}
    </span>
  ) : null;
}
