import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../region-props.ts';

/** "Hot" or "New"; hot wins, neither gives nothing. The look is the card's own. */
export function GameMark(props: { game: GameTile; className?: string }) {
  const { text } = useTemplateEnvironment();
  const { isHot, isNew } = props.game;
  if (!isHot && !isNew) return null;
  return (
    <span className={props.className} data-mark={isHot ? 'hot' : 'new'}>
      {text(isHot ? 'ui.template.hot' : 'ui.template.new')}
    </span>
  );
}
