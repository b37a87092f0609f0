// chunk: stage
import { useText } from '@pavilion/i18n/react';
import type { GameCardProps } from '@pavilion/templates/props/card';
import { tileVariables } from '@pavilion/templates/tile-size';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTileFavourite } from '../../../common/tiles/use-tile-favourite.ts';
import { useTiles } from '../../../common/tiles/use-tiles.ts';
import { firstGamesQuery } from '../../../common/tiles/game-queries.ts';
import { gameId } from '../../../common/tiles/game-tile.ts';
import { LobbySkeleton } from './lobby-skeleton.tsx';
import styles from './lobby.module.css';

const gamesShown = 12;

/** The best known games of a category, or of the site, in one block; `without` leaves one out. */
export function PopularGames(props: {
  gameType: string | null;
  Card: ComponentType<GameCardProps>;
  title?: string;
  without?: string;
}) {
  const t = useText();
  const tileOf = useTiles();
  const onToggleFavourite = useTileFavourite();
  const { Card } = props;
  const { data, isError } = useQuery(
    firstGamesQuery(
      { sort: 'popular', ...(props.gameType === null ? {} : { game_type: props.gameType }) },
      gamesShown + 1,
    ),
  );
  const games = data?.value.filter((game) => gameId(game) !== props.without).slice(0, gamesShown);
  if (isError || games?.length === 0) return null;
  return (
    <section className={styles.popular} style={tileVariables(Card)} aria-labelledby="popular-games">
      <h2 id="popular-games" className={styles.subtitle}>
        {props.title ?? t('ui.lobby.popularNow')}
      </h2>
      {games ? (
        <ul className={styles.grid}>
          {games.map((game) => (
            <li key={gameId(game)} className={styles.item}>
              <Card game={tileOf(game)} onToggleFavourite={onToggleFavourite} />
            </li>
          ))}
        </ul>
      ) : (
        <LobbySkeleton Card={Card} count={gamesShown} />
      )}
    </section>
  );
}
