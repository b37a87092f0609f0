import { feltView } from '../parts/felt/felt-view.tsx';
import { pokerLabel } from '../parts/poker-labels.ts';

/** Caribbean stud: how it looks and its words. */
export const caribbeanStudView = feltView({
  places: { dealer: 5, board: 0, player: 5 },
  labelOf: pokerLabel,
  dealerLabelOf: pokerLabel,
});
