import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { Skeleton } from '@pavilion/ui/states';
import { BallBoard } from './ball-board.tsx';
import { ballName } from './ball-name.ts';
import { BallPicture } from './ball-picture.tsx';
import styles from './bingo.module.css';
import { Blower } from './blower.tsx';
import { useCards, type GameDetail } from './bingo.queries.ts';
import { GameFairness } from './game-fairness.tsx';
import { MyCards } from './my-cards.tsx';
import { StageList } from './stage-list.tsx';
import { useCaller } from './use-caller.ts';
import { useGame } from './use-game.ts';

/** The game that is called in a room, with the player's cards in it. */
export function GameCalled({ gameId }: { gameId: string }) {
  const { data } = useGame(gameId);
  return data ? <Called key={gameId} game={data.value} /> : <Skeleton className="h-96" />;
}

/** A game between its sale and its end, and after. */
export function Called({ game }: { game: GameDetail }) {
  const t = useText();
  const cards = useCards(game).data?.value ?? [];
  return (
    <section
      className="grid grid-cols-1 gap-4 panel p-4 sm:p-6"
      aria-labelledby={`game-${game.game_id}`}
    >
      <h3 id={`game-${game.game_id}`} className="m-0 text-lg font-bold">
        {t(game.state === 'settled' ? 'ui.bingo.last' : 'ui.bingo.now')}
      </h3>
      {game.void === null ? (
        <div className={styles.floor}>
          <Caller game={game} />
          <StageList game={game} ownSeqs={cards.map(({ seq }) => seq)} />
          <BallBoard variant={game.variant} called={game.called} />
        </div>
      ) : (
        <Notice kind="warning">{t.find(`ui.bingo.void.${game.void}`) ?? t('ui.bingo.off')}</Notice>
      )}
      {cards.length > 0 ? <MyCards game={game} cards={cards} /> : null}
      <GameFairness game={game} own={cards.map((card) => card.leaf_text)} />
    </section>
  );
}

/** The ball that was called last, seen and said. */
function Caller({ game: { variant, called, state } }: { game: GameDetail }) {
  const t = useText();
  const wordsOf = (ball: number): string => ballName(variant, ball);
  useCaller(called, wordsOf);
  const ball = called.at(-1);
  return (
    <div className={styles.caller}>
      {state === 'settled' ? null : <Blower variant={variant} called={called} />}
      {ball === undefined ? null : (
        <BallPicture key={ball} variant={variant} ball={ball} size="large" />
      )}
      <p className="m-0 text-center" role="status">
        {ball === undefined
          ? t('ui.bingo.waiting')
          : t('ui.bingo.ball', { n: called.length, ball: wordsOf(ball) })}
      </p>
      <ol className={styles.before} aria-label={t('ui.bingo.before')}>
        {called
          .slice(-5, -1)
          .toReversed()
          .map((one) => (
            <li key={one}>
              <BallPicture variant={variant} ball={one} size="small" />
              <span className="sr-only">{wordsOf(one)}</span>
            </li>
          ))}
      </ol>
    </div>
  );
}
