/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys reach what scrolls (WCAG 2.1.1) */
import { classNames } from '@pavilion/ui/class-names';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { WinnerEntry } from '../../props/hero.ts';
import type from './hero-type.module.css';
import { MotionToggle } from './motion-toggle.tsx';
import styles from './winners-feed.module.css';

/** Fewer winners than this stand still: they would be seen twice at once. */
const fewestMoving = 6;
const secondsPerWinner = 3;

/** Who won what, drifting upwards in a window of the parent's height; pausable. */
export function WinnersFeed(props: { winners: WinnerEntry[]; className?: string | undefined }) {
  const { text } = useTemplateEnvironment();
  const [isPaused, setPaused] = useState(false);
  const { winners } = props;
  const isMoving = winners.length >= fewestMoving;
  return (
    <section className={classNames(styles.feed, props.className)}>
      <header className={styles.head}>
        <h2 className={classNames(type.display, styles.title)}>
          {text('ui.template.liveWinners')}
        </h2>
        {isMoving ? (
          <MotionToggle
            isPaused={isPaused}
            onPause={setPaused}
            playLabel="ui.template.winnersPlay"
            pauseLabel="ui.template.winnersPause"
            className={styles.toggle}
          />
        ) : null}
      </header>
      <div
        className={styles.window}
        role="region"
        aria-label={text('ui.template.liveWinners')}
        tabIndex={0}
      >
        <div
          className={styles.belt}
          data-paused={isPaused}
          data-still={!isMoving}
          style={{ animationDuration: `${winners.length * secondsPerWinner}s` }}
        >
          <WinnerList winners={winners} />
          {isMoving ? <WinnerList winners={winners} isCopy /> : null}
        </div>
      </div>
    </section>
  );
}

/** The copy closes the loop without a gap and is hidden from assistive technology. */
function WinnerList({ winners, isCopy }: { winners: WinnerEntry[]; isCopy?: boolean }) {
  return (
    <ul className={classNames(styles.list, isCopy && styles.copy)} aria-hidden={isCopy}>
      {winners.map((winner) => (
        <li key={winner.id} className={styles.winner}>
          <span className={styles.player}>{winner.accountId}</span>
          <span className={classNames(type.numeric, styles.amount)}>{winner.amount}</span>
          <span className={styles.source}>{winner.source}</span>
        </li>
      ))}
    </ul>
  );
}
