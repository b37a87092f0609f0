import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { letters } from './ball-name.ts';
import styles from './bingo.module.css';
import type { Card, Variant } from './bingo.queries.ts';

/** A card with its marks, and how many balls it wants. */
export function CardPicture({
  card,
  variant,
  called,
  toGo,
  onMark,
}: {
  card: Card;
  variant: Variant;
  called: readonly number[];
  toGo: number | null;
  /** Null: called numbers are marked by themselves. */
  onMark: ((number: number) => void) | null;
}) {
  const t = useText();
  const known = new Set(called);
  const marked = onMark ? new Set(card.daubed) : known;
  return (
    <article
      className={styles.card}
      data-near={toGo === 1 || undefined}
      data-won={card.won.length > 0 || undefined}
      aria-label={t('ui.bingo.card', { seq: card.seq })}
    >
      <header className={styles.head}>
        <span>{t('ui.bingo.card', { seq: card.seq })}</span>
        {toGo === null ? null : <strong>{t('ui.bingo.toGo', { count: toGo })}</strong>}
      </header>
      <div className={styles.cells} data-variant={variant}>
        {variant === '75' ? letters.map((letter) => <b key={letter}>{letter}</b>) : null}
        {card.numbers.map((number, place) => (
          <Cell
            // A blank has no number: its place tells it from others.
            key={number === 0 ? -place - 1 : number}
            number={number}
            isFree={variant === '75' && number === 0}
            isMarked={marked.has(number)}
            onMark={onMark && known.has(number) ? () => onMark(number) : null}
          />
        ))}
      </div>
      <Won card={card} />
    </article>
  );
}

function Cell({
  number,
  isFree,
  isMarked,
  onMark,
}: {
  number: number;
  isFree: boolean;
  isMarked: boolean;
  onMark: (() => void) | null;
}) {
  const t = useText();
  if (number === 0)
    return (
      <span
        className={classNames(styles.cell, !isFree && styles.blank)}
        data-marked={isFree || undefined}
      >
        {isFree ? <span aria-label={t('ui.bingo.free')}>★</span> : null}
      </span>
    );
  if (onMark && !isMarked)
    return (
      <button
        type="button"
        className={styles.cell}
        aria-label={t('ui.bingo.mark', { number })}
        onClick={onMark}
      >
        {number}
      </button>
    );
  return (
    <span className={styles.cell} data-marked={isMarked || undefined}>
      {number}
      {isMarked ? <span className="sr-only"> {t('ui.bingo.marked')}</span> : null}
    </span>
  );
}

function Won({ card }: { card: Card }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  if (card.won.length === 0) return null;
  return (
    <ul className={styles.wins}>
      {card.won.map(({ stage, amount }) => (
        <li key={stage}>
          {t.find(`ui.bingo.stage.${stage}`) ?? stage}: {format.money(amount, currency)}
        </li>
      ))}
    </ul>
  );
}
