import { createRandomStream } from '@pavilion/games';
import { canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { newBlind } from '../fairness/index.ts';
import type { CardDraft } from './card.store.ts';
import type { GameRow } from './game.store.ts';
import { gameOf } from './room-settings.ts';

/** What a repeated request is known by. */
export const hashOfWish = ({ game_id, count }: { game_id: string; count: number }): Buffer =>
  canonicalHash({ game_id: game_id.toLowerCase(), count });

/** Cards from the buyer's stream, one nonce a purchase. */
export const drawnCards = (
  { ids }: Pick<ServerContext, 'ids'>,
  game: GameRow,
  count: number,
  seed: Parameters<typeof createRandomStream>[0],
): CardDraft[] =>
  gameOf(game)
    .cards(count, createRandomStream(seed))
    .map(({ numbers }, place) => ({
      place: place + 1,
      id: ids.next(),
      blind: newBlind(),
      numbers,
    }));
