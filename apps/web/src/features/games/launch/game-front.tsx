import { Icon } from '@pavilion/ui/icon';
import { Notice } from '@pavilion/ui/notice';
import { gameImage } from '@pavilion/ui/picture';
import { SizedImage } from '@pavilion/ui/sized-image';
import type { ReactNode } from 'react';
import styles from './launch.module.css';
import type { LaunchedGame } from './use-launch.ts';

/** Widths of a wide cover, as the server has them. */
const coverWidthsPx = [320, 480, 640, 960];

/** The page before a game: its cover, what happens next, and the buttons for it. */
export function GameFront(props: {
  game: LaunchedGame;
  text: string;
  problem?: string | null;
  children: ReactNode;
}) {
  const { game, text, problem, children } = props;
  return (
    <div className={styles.front}>
      <div className={styles.picture}>
        <SizedImage
          source={(widthPx) => gameImage(game.img_url, 'wide', widthPx)}
          widthsPx={coverWidthsPx}
          alt=""
          ratio="16 / 9"
          placeholder={game.placeholder}
          isPriority
          sizes="(max-width: 760px) 100vw, 480px"
          fallback={<Icon name="slots" size={48} />}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{game.provider_name}</p>
        {problem ? (
          <Notice kind="warning">
            <strong>{problem}</strong>
          </Notice>
        ) : null}
        <p role="status">{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
