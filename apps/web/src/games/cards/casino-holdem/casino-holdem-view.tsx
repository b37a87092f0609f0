import { feltView } from '../felt/felt-view.tsx';
import type { CardsLabel } from '../felt/felt-scene.tsx';
import { pokerLabel } from '../poker-labels.ts';

/** What two cards make with those of the board that lie open. */
const withBoard: CardsLabel = (cards, t, { board }) =>
  cards.length < 2
    ? null
    : pokerLabel([...cards, ...board.flatMap(({ card }) => (card === null ? [] : [card]))], t);

/** Casino hold'em: how it looks and its words. */
export const casinoHoldemView = feltView({
  hasBoard: true,
  labelOf: withBoard,
  dealerLabelOf: withBoard,
});
