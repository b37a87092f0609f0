import { shortMultiplier } from '../arcade/parts/multiplier-figure.ts';
import type { GameView } from '../game-view.ts';
import { slotCaption } from './captions.ts';
import { SlotPays } from './pay-table.tsx';
import type { SlotLook } from './slot-look.ts';
import { SlotRecall } from './slot-recall.tsx';
import { SlotScene } from './slot-scene.tsx';
import { SlotTable } from './table/slot-table.tsx';

/** The view of a machine with such a look. */
export function slotViewOf(look: SlotLook): GameView {
  return {
    initialParams: look.game.machine.buyCost === null ? {} : { buy: false },
    Scene: (props) => <SlotScene look={look} {...props} />,
    Table: (props) => <SlotTable look={look} {...props} />,
    Recall: (props) => <SlotRecall look={look} {...props} />,
    Rules: (props) => <SlotPays look={look} {...props} />,
    caption: slotCaption,
    resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
  };
}
