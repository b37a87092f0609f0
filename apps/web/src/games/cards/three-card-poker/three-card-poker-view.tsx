import { feltView } from '../parts/felt/felt-view.tsx';
import { threeCardLabel } from '../parts/poker-labels.ts';

/** Three card poker: how it looks and its words. */
export const threeCardPokerView = feltView({
  places: { dealer: 3, board: 0, player: 3 },
  labelOf: threeCardLabel,
  dealerLabelOf: threeCardLabel,
});
