import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { JackpotEntry } from '../../props/hero.ts';
import type from './hero-type.module.css';
import styles from './jackpot-belt.module.css';
import { MotionToggle } from './motion-toggle.tsx';

const secondsPerPot = 7;
/** Repeats that make one half of the belt wider than any screen. */
const fewestShown = 8;

/** The jackpots rolling by with their present amounts; pausable, still under reduced motion. */
export function JackpotBelt(props: { jackpots: JackpotEntry[]; className?: string | undefined }) {
  const { text } = useTemplateEnvironment();
  const [isPaused, setPaused] = useState(false);
  const { jackpots } = props;
  const repeats = Math.ceil(fewestShown / jackpots.length);
  return (
    <section
      className={classNames(styles.belt, props.className)}
      aria-label={text('ui.template.jackpots')}
      data-paused={isPaused}
    >
      <div className={styles.window}>
        <div
          className={styles.track}
          style={{ animationDuration: `${jackpots.length * repeats * secondsPerPot}s` }}
        >
          <Pots jackpots={jackpots} />
          {Array.from({ length: repeats * 2 - 1 }, (_, copy) => (
            <Pots key={copy} jackpots={jackpots} isCopy />
          ))}
        </div>
      </div>
      <MotionToggle
        isPaused={isPaused}
        onPause={setPaused}
        playLabel="ui.template.jackpotsPlay"
        pauseLabel="ui.template.jackpotsPause"
        className={styles.toggle}
      />
    </section>
  );
}

/** Copies close the loop; they are out of the tab order and hidden from assistive technology. */
function Pots({ jackpots, isCopy }: { jackpots: JackpotEntry[]; isCopy?: boolean }) {
  const { Link } = useTemplateEnvironment();
  return (
    <ul className={styles.list} aria-hidden={isCopy}>
      {jackpots.map((jackpot) => (
        <li key={jackpot.id}>
          <Link to={jackpot.to} className={styles.pot} tabIndex={isCopy ? -1 : 0}>
            <span className={styles.coin} aria-hidden="true">
              <Icon name="crown" size={18} />
            </span>
            <span className={styles.name}>{jackpot.name}</span>
            <span className={classNames(type.numeric, styles.amount)}>{jackpot.amount}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
