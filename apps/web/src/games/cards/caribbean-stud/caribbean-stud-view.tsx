import { feltView } from '../parts/felt/felt-view.tsx';
import { pokerLabel } from '../parts/poker-labels.ts';

/** Caribbean stud: how it looks and its words. */
export const caribbeanStudView = feltView({
  hasBoard: false,
  labelOf: pokerLabel,
  dealerLabelOf: pokerLabel,
});
