/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys reach what scrolls (WCAG 2.1.1) */
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../environment.tsx';
import styles from './ticker.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Letters that pass in a second. */
const lettersPerSecond = 4;
const shortestRoundSeconds = 20;

/**
 * Moving line of texts that can be paused; one text at a time, changed by a press, when less motion
 * is asked for.
 */
export function Ticker({ texts }: { texts: string[] | null }) {
  const isStill = useReducedMotion();
  // Pages that were not drawn by the server learn the texts late: what stands below must not move
  // then.
  if (texts === null) return <div className={styles.ticker} />;
  if (texts.length === 0) return null;
  return isStill ? <StillTicker texts={texts} /> : <MovingTicker texts={texts} />;
}

function MovingTicker({ texts }: { texts: string[] }) {
  const { text } = useTemplateEnvironment();
  const [isPaused, setPaused] = useState(false);
  const seconds = Math.max(shortestRoundSeconds, texts.join('').length / lettersPerSecond);
  return (
    <div className={styles.ticker} data-paused={isPaused}>
      <Icon name="news" size={18} className={styles.icon} />
      <div className={styles.window}>
        <div className={styles.track} style={{ animationDuration: `${seconds}s` }}>
          <TickerTexts texts={texts} />
          <TickerTexts texts={texts} isCopy />
        </div>
      </div>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isPaused}
        aria-label={text(isPaused ? 'ui.template.tickerPlay' : 'ui.template.tickerPause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </button>
    </div>
  );
}

/** The second copy closes the loop without a gap and is hidden from assistive technology. */
function TickerTexts({ texts, isCopy }: { texts: string[]; isCopy?: boolean }) {
  return (
    <ul className={styles.texts} aria-hidden={isCopy}>
      {texts.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function StillTicker({ texts }: { texts: string[] }) {
  const { text } = useTemplateEnvironment();
  const [index, setIndex] = useState(0);
  return (
    <div className={styles.ticker}>
      <Icon name="news" size={18} className={styles.icon} />
      <p className={styles.still} aria-live="polite" tabIndex={0}>
        {texts[index % texts.length]}
      </p>
      {texts.length > 1 ? (
        <button
          type="button"
          className={styles.button}
          aria-label={text('ui.template.tickerNext')}
          onClick={() => setIndex(index + 1)}
        >
          <Icon name="chevron-right" size={16} />
        </button>
      ) : null}
    </div>
  );
}
