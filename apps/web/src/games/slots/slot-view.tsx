import { shortMultiplier } from '../stages/parts/multiplier-figure.ts';
import type { PlayView } from '../stages/play/play-view.types.ts';
import { slotCaption } from './captions.ts';
import { SlotPays } from './pay-table.tsx';
import type { SlotLook } from './slot-look.ts';
import { SlotRecall } from './slot-recall.tsx';
import { SlotScene } from './slot-scene.tsx';
import { SlotTable } from './table/slot-table.tsx';

/** The view of a machine with such a look. */
export function slotViewOf(look: SlotLook): PlayView {
  return {
    Scene: (props) => <SlotScene look={look} {...props} />,
    Table: (props) => <SlotTable look={look} {...props} />,
    Recall: (props) => <SlotRecall look={look} {...props} />,
    Rules: (props) => <SlotPays look={look} {...props} />,
    caption: slotCaption,
    resultText: ({ multiplier }) => `${shortMultiplier(multiplier)}×`,
  };
}
