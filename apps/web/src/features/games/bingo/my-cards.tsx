import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SwitchField } from '@pavilion/ui/choice';
import { useEffect, useState, type CSSProperties } from 'react';
import { CardPicture } from './card-picture.tsx';
import { nearestFirst, openStage } from './card-order.ts';
import { markHues, useCardPreferences } from './card-preferences.ts';
import styles from './bingo.module.css';
import { useDaub, type Card, type GameDetail } from './bingo.queries.ts';

const cardsPerPage = 6;
/** Cards change places between two balls, never in the moment of one. */
const restMs = 900;

/** The player's cards in a game, those nearest to winning first, six a page. */
export function MyCards({ game, cards }: { game: GameDetail; cards: readonly Card[] }) {
  const t = useText();
  const { isAuto, hue } = useCardPreferences();
  const [page, setPage] = useState(0);
  const daub = useDaub(game);
  const settled = useSettled(game.called);
  const stage = openStage(game.variant, game.stages);
  const order = nearestFirst(cards, game.variant, stage, settled);
  // Who marks by hand finds cards where they were.
  const shown = isAuto ? order : order.toSorted((a, b) => a.card.seq - b.card.seq);
  const now = new Map(
    nearestFirst(cards, game.variant, stage, game.called).map(({ card, toGo }) => [card.seq, toGo]),
  );
  const pages = Math.ceil(shown.length / cardsPerPage);
  const from = Math.min(page, pages - 1) * cardsPerPage;
  return (
    <section className="grid grid-cols-1 gap-3" style={{ '--mark-hue': hue } as CSSProperties}>
      <h4 className="m-0 text-lg font-bold">{t('ui.bingo.mine', { count: cards.length })}</h4>
      <Preferences />
      <ul className={styles.cards} data-variant={game.variant}>
        {shown.slice(from, from + cardsPerPage).map(({ card }) => (
          <li key={card.card_id}>
            <CardPicture
              card={card}
              variant={game.variant}
              called={game.called}
              toGo={now.get(card.seq) ?? null}
              onMark={isAuto ? null : (number) => daub.mutate({ card_id: card.card_id, number })}
            />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className="flex flex-wrap justify-center gap-2" aria-label={t('ui.bingo.pages')}>
          {Array.from({ length: pages }, (_, place) => (
            <Button
              key={place}
              kind={place * cardsPerPage === from ? 'primary' : 'secondary'}
              size="small"
              aria-current={place * cardsPerPage === from || undefined}
              aria-label={t('ui.bingo.page', { page: place + 1 })}
              onClick={() => setPage(place)}
            >
              {place + 1}
            </Button>
          ))}
        </nav>
      ) : null}
    </section>
  );
}

/** How the cards are marked. */
function Preferences() {
  const t = useText();
  const { isAuto, hue } = useCardPreferences();
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <SwitchField
        label={t('ui.bingo.auto')}
        hint={t('ui.bingo.autoText')}
        checked={isAuto}
        onChange={(event) => useCardPreferences.setState({ isAuto: event.target.checked })}
      />
      <div className="flex gap-1" role="group" aria-label={t('ui.bingo.colour')}>
        {markHues.map((one, place) => (
          <button
            key={one}
            type="button"
            className={styles.hue}
            style={{ '--hue': one } as CSSProperties}
            aria-pressed={one === hue}
            aria-label={t('ui.bingo.colourOf', { n: place + 1 })}
            onClick={() => useCardPreferences.setState({ hue: one })}
          />
        ))}
      </div>
    </div>
  );
}

/** What was called a moment ago: cards are put in order by it. */
function useSettled(called: readonly number[]): readonly number[] {
  const [settled, setSettled] = useState(called);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(called), restMs);
    return () => clearTimeout(timer);
  }, [called]);
  return settled;
}
