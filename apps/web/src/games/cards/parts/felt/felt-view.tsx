import { ParSheetLink } from '../../../stages/parts/par-sheet-link.tsx';
import { shortMultiplier } from '../../../stages/parts/multiplier-figure.ts';
import type { PlayView, SceneProps } from '../../../stages/play/play-view.types.ts';
import { cardsCaption } from '../card-words.ts';
import { CardPanel } from '../panel/card-panel.tsx';
import { sideBetsOf } from '../side-bets.ts';
import { FeltRecall } from './felt-recall.tsx';
import { FeltScene, type Look } from './felt-scene.tsx';

/** How a game on the felt looks, and its words. */
export function feltView(look: Look): PlayView {
  return {
    Scene: (props: SceneProps) => (
      <FeltScene {...props} look={look} sideBets={sideBetsOf(props.info)} />
    ),
    Panel: CardPanel,
    Rules: ParSheetLink,
    Recall: ({ round }) => <FeltRecall round={round} look={look} />,
    ratio: '4 / 3',
    caption: cardsCaption,
    resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
  };
}
