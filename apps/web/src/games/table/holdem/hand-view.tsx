import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { PlayingCard } from '../../arcade/parts/playing-card.tsx';
import { cardName } from '../../arcade/parts/card-name.ts';
import { isHandSound } from './check-hand.ts';
import styles from './holdem.module.css';
import type { HandHistory } from './poker.queries.ts';

/** A hand as it was: cards, what everybody did and won, and its proof. */
export function HandView({ hand }: { hand: HandHistory }) {
  const t = useText();
  return (
    <article className="grid gap-4">
      <h3 className="m-0 text-lg font-bold">
        {t('ui.poker.hand', { number: hand.hand_no, table: hand.table_name })}
      </h3>
      <Cards title={t('ui.poker.board')} cards={hand.board} />
      <Cards title={t('ui.poker.ownCards')} cards={hand.own_cards.map(({ card }) => card)} />
      <Results hand={hand} />
      <Actions hand={hand} />
      <Proof hand={hand} />
    </article>
  );
}

function Cards({ title, cards }: { title: string; cards: readonly number[] }) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <figure className={styles.cardRow}>
      <figcaption>{title}</figcaption>
      {cards.map((card) => (
        <span key={card}>
          <PlayingCard card={card} isUp />
          <span className="sr-only">{cardName(card, t)}</span>
        </span>
      ))}
    </figure>
  );
}

function Results({ hand }: { hand: HandHistory }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.results}>
      {hand.seats.map((seat) => (
        <li key={seat.seat}>
          <span>
            {t('ui.poker.seat', { seat: seat.seat })} · {seat.name}
          </span>
          <Cards
            title=""
            cards={hand.shown
              .filter((one) => one.seat === seat.seat)
              .flatMap(({ cards }) => cards.map(({ card }) => card))}
          />
          <b className="numeric">{format.money(seat.net, hand.currency, { sign: 'always' })}</b>
        </li>
      ))}
      <li>
        <span>{t('ui.poker.rake')}</span>
        <b className="numeric">{format.money(hand.rake, hand.currency)}</b>
      </li>
    </ul>
  );
}

function Actions({ hand }: { hand: HandHistory }) {
  const t = useText();
  const format = useFormat();
  const nameOf = (seat: number): string =>
    hand.seats.find((one) => one.seat === seat)?.name ?? String(seat);
  return (
    <ol className={styles.log}>
      {hand.actions.map(({ seat, action, to, street }, place) => (
        // An action stands where it happened.
        <li key={place}>
          <small>{t(`ui.poker.streets.${street}`)}</small>
          <span>{nameOf(seat)}</span>
          <span>
            {t.find(`ui.poker.did.${action}`, { amount: format.money(to, hand.currency) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * The deck was sealed before the players' seeds were known, and they cut it: anybody can work that
 * out again.
 */
function Proof({ hand }: { hand: HandHistory }) {
  const t = useText();
  const [isSound, setSound] = useState<boolean | null>(null);
  return (
    <section className={styles.proof} aria-label={t('ui.poker.proof')}>
      <h4>{t('ui.poker.proof')}</h4>
      <p>{t('ui.poker.proofText')}</p>
      <dl>
        <dt>{t('ui.poker.root')}</dt>
        <dd>{hand.root}</dd>
        {hand.seeds.map(({ seat, seed }) => (
          <div key={seat}>
            <dt>{t('ui.poker.seedOf', { seat })}</dt>
            <dd>{seed}</dd>
          </div>
        ))}
      </dl>
      <Button kind="secondary" icon="shield" onClick={() => setSound(isHandSound(hand))}>
        {t('ui.poker.checkProof')}
      </Button>
      <div role="status">
        {isSound === null ? null : (
          <Notice kind={isSound ? 'positive' : 'negative'}>
            {isSound ? t('ui.poker.sound') : t('ui.poker.unsound')}
          </Notice>
        )}
      </div>
    </section>
  );
}
