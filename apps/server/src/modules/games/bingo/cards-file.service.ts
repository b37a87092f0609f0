import type { bingoCardsFile, CallInput } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { ServerContext } from '../../../context.ts';
import { StreamedAnswer } from '../../../streamed-answer.ts';
import { readCardsAfter } from './card.store.ts';
import { leafTextOf } from './card-view.ts';
import { gameOfSite } from './game-list.service.ts';
import type { GameRow } from './game.store.ts';

const cardsPerPiece = 1_000;

/**
 * All cards of a game that is over: what was sold, then every leaf text in the order of sale. Fails
 * with drawNotFound before, and for one that was called off before its cards were fixed.
 */
export async function writeCardsFile(
  context: Pick<RequestContext, 'server' | 'site'>,
  { game_id: gameId }: Pick<CallInput<typeof bingoCardsFile>, 'game_id'>,
): Promise<StreamedAnswer> {
  const game = await gameOfSite(context, gameId);
  if (game.state !== 'settled' || game.root === null) return fail('drawNotFound');
  return new StreamedAnswer(`bingo-${game.id}.txt`, pieces(context.server, game));
}

async function* pieces({ database }: ServerContext, game: GameRow): AsyncGenerator<string> {
  const { id: gameId, card_count: count, sales_minor: sales, root } = game;
  yield `${[gameId, count, sales, root].join('|')}\n`;
  for (let seq = 0; ;) {
    const cards = await readCardsAfter(database.db, { gameId, seq, limit: cardsPerPiece });
    if (cards.length > 0) yield cards.map((card) => `${leafTextOf(card)}\n`).join('');
    if (cards.length < cardsPerPiece) return;
    seq = cards.at(-1)?.seq ?? seq;
  }
}
