// chunk: alone
import { useText } from '@pavilion/i18n/react';
import type { WireEvent } from '../../game-info.ts';
import type { RecalledRoundProps } from '../engine-parts.types.ts';
import styles from './play-recall.module.css';

/** A round of one's own as it was: what stood there, and all that happened in words. */
export function PlayRecall({ round, view }: RecalledRoundProps<'instant' | 'hand'>) {
  const t = useText();
  const { Recall } = view;
  const words = round.events
    .map((event) => view.caption(event as WireEvent, t))
    .filter((caption) => caption !== null && caption !== '');
  return (
    <section className={styles.recall} aria-label={t('ui.game.recall.title')}>
      {Recall ? <Recall round={round} /> : null}
      {words.length > 0 ? (
        <details open={!Recall}>
          <summary>{t('ui.game.recall.inWords')}</summary>
          <ol>
            {words.map((caption, at) => (
              // The events of a round never change their order.
              <li key={at}>{caption}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}
