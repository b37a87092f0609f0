import { useText } from '@pavilion/i18n/react';
import type { CSSProperties } from 'react';
import { ballHue } from './ball-name.ts';
import styles from './bingo.module.css';
import type { Variant } from './bingo.queries.ts';

/** Every number of the game; those that were called stand out, the last one most. */
export function BallBoard({ variant, called }: { variant: Variant; called: readonly number[] }) {
  const t = useText();
  const balls = Array.from({ length: Number(variant) }, (_, place) => place + 1);
  const known = new Set(called);
  return (
    <section className="grid content-start gap-2">
      <h4 className="m-0 text-sm text-text-muted">
        {t('ui.bingo.called', { count: called.length, of: balls.length })}
      </h4>
      <ol className={styles.board} data-variant={variant} aria-label={t('ui.bingo.board')}>
        {balls.map((ball) => (
          <li
            key={ball}
            data-called={known.has(ball) || undefined}
            data-last={ball === called.at(-1) || undefined}
            // What is not called is said by being left out of what is read.
            aria-hidden={!known.has(ball)}
            style={{ '--hue': ballHue(variant, ball) } as CSSProperties}
          >
            {ball}
          </li>
        ))}
      </ol>
    </section>
  );
}
