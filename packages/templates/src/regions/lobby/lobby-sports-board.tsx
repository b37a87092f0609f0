import type { LobbyProps } from '../../props/lobby.ts';
import { GameListsPart } from './game-lists-part.tsx';
import styles from './lobby-sports-board.module.css';

/** The board of matches first; games follow as compact lists. */
export function LobbySportsBoard(props: LobbyProps) {
  return (
    <div className={styles.lobby}>
      {props.sportsBoard}
      <GameListsPart lobby={props} />
      {props.extras}
    </div>
  );
}
