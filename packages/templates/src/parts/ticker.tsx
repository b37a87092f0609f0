import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../environment.tsx';
import styles from './ticker.module.css';

/** Moving line of texts. It can be paused, and stands still when reduced motion is asked for. */
export function Ticker({ texts }: { texts: string[] }) {
  const { text } = useTemplateEnvironment();
  const [isPaused, setPaused] = useState(false);
  if (texts.length === 0) return null;
  const seconds = Math.max(20, texts.join('').length / 4);
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
        className={styles.pause}
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
