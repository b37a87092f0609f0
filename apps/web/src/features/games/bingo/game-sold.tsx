import { useFormat, useText } from '@pavilion/i18n/react';
import { Skeleton } from '@pavilion/ui/states';
import { BuyCards } from './buy-cards.tsx';
import { useCards, type GameDetail } from './bingo.queries.ts';
import { PlayMoneyNote } from './play-money-note.tsx';
import { MyCards } from './my-cards.tsx';
import { TimeUntil } from '../../../common/amounts/time-until.tsx';
import { useGame } from './use-game.ts';

/** The game of a room that cards are sold of. */
export function GameSold({ gameId }: { gameId: string }) {
  const { data } = useGame(gameId);
  return data ? <Sold game={data.value} /> : <Skeleton className="h-64" />;
}

function Sold({ game }: { game: GameDetail }) {
  const t = useText();
  const format = useFormat();
  const { game_id: gameId } = game;
  const held = useCards(game).data;
  const cards = held?.value ?? [];
  return (
    <section className="grid grid-cols-1 gap-4 panel p-4 sm:p-6" aria-labelledby={`game-${gameId}`}>
      <h3 id={`game-${gameId}`} className="m-0 text-lg font-bold">
        {t('ui.bingo.next')}
      </h3>
      <p className="m-0" role="timer">
        {t('ui.bingo.fact.starts')}{' '}
        <strong>
          <TimeUntil until={game.starts_at} />
        </strong>{' '}
        <span className="text-sm text-text-muted">
          {t('ui.bingo.soldBy', {
            cards: format.number(game.cards),
            players: format.number(game.players),
          })}
        </span>
      </p>
      {game.play_money ? <PlayMoneyNote purse={held?.demo_balance ?? null} /> : null}
      {game.state === 'selling' ? <BuyCards game={game} held={cards.length} /> : null}
      {cards.length > 0 ? <MyCards game={game} cards={cards} /> : null}
    </section>
  );
}
