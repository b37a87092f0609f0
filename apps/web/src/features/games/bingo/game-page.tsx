import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import type { GameDetail } from './bingo.queries.ts';
import { BingoRules } from './bingo-rules.tsx';
import { Called } from './game-called.tsx';
import { GameSold } from './game-sold.tsx';
import { useGame } from './use-game.ts';

/** One game by itself: sold ahead, called, or over. */
export function GamePage({ gameId, onBack }: { gameId: string; onBack: () => void }) {
  const t = useText();
  const { data, isError, refetch } = useGame(gameId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button kind="ghost" size="small" className="justify-self-start" onClick={onBack}>
        {t('ui.bingo.back')}
      </Button>
      {data ? <Shown game={data.value} /> : null}
      {!data && isError ? (
        <ErrorState
          title={t('errors.drawNotFound')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-96" /> : null}
    </div>
  );
}

function Shown({ game }: { game: GameDetail }) {
  const format = useFormat();
  return (
    <>
      <header className="grid gap-1 panel p-4 sm:p-6">
        <h2 className="m-0 text-2xl font-bold wrap-anywhere">{game.name}</h2>
        <p className="m-0 text-text-muted">{format.dateTime(game.starts_at)}</p>
      </header>
      {game.state === 'selling' ? <GameSold gameId={game.game_id} /> : <Called game={game} />}
      <BingoRules variant={game.variant} minPlayers={game.min_players} />
    </>
  );
}
