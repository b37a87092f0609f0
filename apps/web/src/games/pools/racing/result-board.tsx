import { useText } from '@pavilion/i18n/react';
import { silkOf } from './picture/silk.ts';
import { placesOf, resultOf, type Race } from './race-data.ts';
import styles from './racing.module.css';
import { SilkBadge } from './silk-badge.tsx';

const shownPlaces = 4;

/** The first four with their prices to win, over the picture. */
export function ResultBoard({ race, outcome }: { race: Race; outcome: Record<string, unknown> }) {
  const t = useText();
  const result = resultOf(outcome);
  const places = placesOf(result);
  return (
    <section className={styles.board} aria-label={t('ui.racing.result')}>
      <h3>{t('ui.racing.result')}</h3>
      <ol>
        {result.order.slice(0, shownPlaces).map((number, at) => {
          const runner = race.card.runners.find((one) => one.number === number);
          return (
            <li key={number}>
              <b className="numeric">{places[at]}</b>
              <SilkBadge silk={silkOf(runner?.silk ?? '')} number={number} />
              <span>{runner?.name}</span>
              <span className="numeric">{race.prices.win[number - 1] ?? '–'}</span>
            </li>
          );
        })}
      </ol>
      {result.tied > 0 ? <p>{t('ui.racing.deadHeat')}</p> : null}
    </section>
  );
}
