import type { LobbyProps } from '../../props/lobby.ts';
import { GameListsPart } from './game-lists-part.tsx';
import { LobbyEmpty } from './lobby-states.tsx';
import styles from './lobby-sports-board.module.css';

/** The board of matches first; games follow as compact lists. */
export function LobbySportsBoard(props: LobbyProps) {
  const hasAny = props.sportsBoard || props.rows.some((row) => row.games.length > 0);
  return (
    <div className={styles.lobby}>
      {props.sportsBoard}
      {hasAny || props.isLoading || props.onRetry ? null : <LobbyEmpty />}
      <GameListsPart lobby={props} />
      {props.extras}
    </div>
  );
}
