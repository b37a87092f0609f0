import type { CallResponse } from '@pavilion/contracts/define-call';
import type { gameList } from '@pavilion/contracts/player/games/game-list.contract';

/** A game as the catalogue lists it. */
export type CatalogueGame = CallResponse<typeof gameList>['value'][number];
