import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { keyOf } from '../../stages/table/layout.ts';
import { Spot } from '../../stages/table/spot.tsx';
import { betName } from '../../stages/parts/bet-name.ts';
import type { Board, TableSceneProps, TableView } from '../../stages/table/table-view.types.ts';
import { numberOf, numbersOf } from '../parts/outcome-fields.ts';
import { PlainSpots } from '../parts/plain-spots.tsx';
import { Studio } from '../parts/studio.tsx';
import styles from './keno-minute.module.css';

const numbers = Array.from({ length: 80 }, (_, index) => index + 1);
const picksMost = 10;
/** Twenty balls in nine seconds. */
const beatMs = 450;
const sums = ['big', 'small', 'odd', 'even'];

function KenoScene({ round, outcome, dealer }: TableSceneProps) {
  const drawn = outcome ? numbersOf(outcome, 'drawn') : [];
  return (
    <Studio round={round} dealer={dealer}>
      <ol className={styles.tube} aria-hidden="true">
        {drawn.map((number, place) => (
          <li
            key={number}
            className="numeric"
            style={{ '--beat': `${place * beatMs}ms` } as object}
          >
            {number}
          </li>
        ))}
      </ol>
    </Studio>
  );
}

/** Numbers are picked first, then bet on; what is bet on stands below by its numbers. */
function KenoLayout({ board }: { board: Board }) {
  const t = useText();
  const [picks, setPicks] = useState<readonly number[]>([]);
  const toggle = (number: number): void =>
    setPicks(
      picks.includes(number)
        ? picks.filter((one) => one !== number)
        : [...picks, number].slice(0, picksMost),
    );
  const sorted = [...picks].toSorted((a, b) => a - b);
  const laid = [...board.layout.values()].filter(({ params }) => params['kind'] === 'picks');
  return (
    <div className={styles.layout}>
      <fieldset className={styles.board}>
        <legend>{t('ui.tables.pickNumbers', { count: String(picks.length) })}</legend>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={picks.includes(number)}
            onClick={() => toggle(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button
          kind="secondary"
          size="small"
          disabled={!board.isOpen || picks.length === 0}
          onClick={() => board.place([{ params: { kind: 'picks', picks: sorted }, chips: 1 }])}
        >
          {t('ui.tables.betPicks')}
        </Button>
        <Button
          kind="ghost"
          size="small"
          disabled={picks.length === 0}
          onClick={() => setPicks([])}
        >
          {t('ui.tables.clear')}
        </Button>
      </div>
      {laid.map(({ params }) => (
        <Spot key={keyOf(params)} board={board} params={params}>
          {betName(params, t)}
        </Spot>
      ))}
      <PlainSpots
        board={board}
        columns="four"
        spots={sums.map((side) => ({ params: { kind: 'sum', side } }))}
      />
    </div>
  );
}

export const kenoMinuteView: TableView = {
  Layout: KenoLayout,
  Scene: KenoScene,
  Tools: null,
  result: (outcome) => ({ text: String(numberOf(outcome, 'sum')), tone: 'none' }),
  said: (outcome, t) => {
    const drawn = numbersOf(outcome, 'drawn').join(', ');
    return t('ui.tables.drawn', { numbers: drawn, sum: String(numberOf(outcome, 'sum')) });
  },
};
