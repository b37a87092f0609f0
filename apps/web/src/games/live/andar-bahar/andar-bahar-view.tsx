import { useText } from '@pavilion/i18n/react';
import { PlayingCard } from '../../arcade/parts/playing-card.tsx';
import { fieldName } from '../../stages/parts/bet-name.ts';
import type { Board, TableSceneProps, TableView } from '../../stages/table/table-view.types.ts';
import cards from '../parts/cards.module.css';
import { numberOf, numbersOf, wordOf } from '../parts/outcome-fields.ts';
import { PlainSpots } from '../parts/plain-spots.tsx';
import { Studio } from '../parts/studio.tsx';
import styles from './andar-bahar.module.css';

const beatMs = 500;
const froms = [1, 6, 11, 16, 26, 31, 36, 41];
/** The first card goes to andar. */
const sides = ['andar', 'bahar'] as const;

function AndarBaharScene({ round, outcome, dealer }: TableSceneProps) {
  const t = useText();
  const dealt = outcome ? numbersOf(outcome, 'cards') : [];
  const winner = outcome && round.stage !== 'dealing' ? wordOf(outcome, 'winner') : null;
  return (
    <Studio round={round} dealer={dealer}>
      <div className={styles.table}>
        {outcome ? (
          <span className={styles.joker}>
            <PlayingCard card={numberOf(outcome, 'joker')} isUp className={cards.card ?? ''} />
          </span>
        ) : (
          <span className={styles.joker} />
        )}
        {sides.map((side, parity) => (
          <p key={side} className={styles.row} data-winner={winner === side || undefined}>
            <b>{fieldName(side, t)}</b>
            {dealt.map((card, place) =>
              place % 2 === parity ? (
                <span
                  key={`${place}`}
                  className={styles.card}
                  style={{ '--beat': `${(place + 1) * beatMs}ms` } as object}
                >
                  <PlayingCard card={card} isUp className={cards.card ?? ''} />
                </span>
              ) : null,
            )}
          </p>
        ))}
      </div>
    </Studio>
  );
}

function AndarBaharLayout({ board }: { board: Board }) {
  return (
    <>
      <PlainSpots
        board={board}
        columns="two"
        isTall
        spots={[
          { params: { kind: 'andar' }, tone: 'blue' },
          { params: { kind: 'bahar' }, tone: 'red' },
        ]}
      />
      <PlainSpots
        board={board}
        columns="four"
        spots={froms.map((from) => ({ params: { kind: 'cards', from } }))}
      />
    </>
  );
}

export const andarBaharView: TableView = {
  Layout: AndarBaharLayout,
  Scene: AndarBaharScene,
  Tools: null,
  result: (outcome) => ({
    text: `${wordOf(outcome, 'winner') === 'andar' ? 'A' : 'B'}${numberOf(outcome, 'count')}`,
    tone: wordOf(outcome, 'winner') === 'andar' ? 'blue' : 'red',
  }),
  said: (outcome, t) => {
    const winner = fieldName(wordOf(outcome, 'winner'), t);
    return t('ui.game.round.result', { result: `${winner}, ${numberOf(outcome, 'count')}` });
  },
};
