import { feltView } from '../parts/felt/felt-view.tsx';
import type { CardsLabel } from '../parts/felt/felt-scene.tsx';
import { pokerLabel } from '../parts/poker-labels.ts';

/** What two cards make with those of the board that lie open. */
const withBoard: CardsLabel = (cards, t, { board }) =>
  cards.length < 2
    ? null
    : pokerLabel([...cards, ...board.flatMap(({ card }) => (card === null ? [] : [card]))], t);

/** Casino hold'em: how it looks and its words. */
export const casinoHoldemView = feltView({
  places: { dealer: 2, board: 5, player: 2 },
  labelOf: withBoard,
  dealerLabelOf: withBoard,
});
