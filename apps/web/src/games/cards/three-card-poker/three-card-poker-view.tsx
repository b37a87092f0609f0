import { feltView } from '../parts/felt/felt-view.tsx';
import { threeCardLabel } from '../parts/poker-labels.ts';

/** Three card poker: how it looks and its words. */
export const threeCardPokerView = feltView({
  hasBoard: false,
  labelOf: threeCardLabel,
  dealerLabelOf: threeCardLabel,
});
