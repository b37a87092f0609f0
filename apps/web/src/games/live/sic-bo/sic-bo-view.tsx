import { fieldName } from '../../stages/parts/bet-name.ts';
import type { Board, TableSceneProps, TableView } from '../../stages/table/table-view.types.ts';
import { numberOf, numbersOf } from '../parts/outcome-fields.ts';
import { PlainSpots } from '../parts/plain-spots.tsx';
import { Studio } from '../parts/studio.tsx';
import { Die } from './die.tsx';
import styles from './sic-bo.module.css';

const faces = [1, 2, 3, 4, 5, 6];
const totals = Array.from({ length: 14 }, (_, index) => index + 4);
const pairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => [a, b]));

function SicBoScene({ round, outcome, dealsMs, dealer }: TableSceneProps) {
  const dice = outcome ? numbersOf(outcome, 'dice') : [];
  return (
    <Studio round={round} dealer={dealer}>
      <div className={styles.dome} data-shaking={dealsMs !== null || undefined}>
        {dice.map((face, place) => (
          <Die key={`${place}`} face={face} place={place} />
        ))}
      </div>
    </Studio>
  );
}

const spotsOf = (kind: string, field: string, values: readonly unknown[]) =>
  values.map((value) => ({ params: { kind, [field]: value } }));

function SicBoLayout({ board }: { board: Board }) {
  return (
    <div className={styles.layout}>
      <PlainSpots
        board={board}
        columns="four"
        isTall
        spots={[
          { params: { kind: 'small' }, tone: 'blue' },
          { params: { kind: 'odd' } },
          { params: { kind: 'even' } },
          { params: { kind: 'big' }, tone: 'red' },
        ]}
      />
      <PlainSpots board={board} columns="seven" spots={spotsOf('total', 'value', totals)} />
      <PlainSpots board={board} columns="six" spots={spotsOf('single', 'value', faces)} />
      <PlainSpots board={board} columns="six" spots={spotsOf('double', 'value', faces)} />
      <PlainSpots board={board} columns="six" spots={spotsOf('triple', 'value', faces)} />
      <PlainSpots board={board} columns="five" spots={spotsOf('pair', 'values', pairs)} />
      <PlainSpots
        board={board}
        columns="one"
        spots={[{ params: { kind: 'any_triple' }, tone: 'gold' }]}
      />
    </div>
  );
}

const isTriple = (outcome: Record<string, unknown>): boolean => outcome['triple'] === true;
const sizeOf = (total: number): 'big' | 'small' => (total > 10 ? 'big' : 'small');

export const sicBoView: TableView = {
  Layout: SicBoLayout,
  Scene: SicBoScene,
  Tools: null,
  result: (outcome) => {
    const total = numberOf(outcome, 'total');
    const tone = sizeOf(total) === 'big' ? 'red' : 'blue';
    return { text: String(total), tone: isTriple(outcome) ? 'green' : tone };
  },
  said: (outcome, t) => {
    const total = numberOf(outcome, 'total');
    const size = fieldName(isTriple(outcome) ? 'any_triple' : sizeOf(total), t);
    const dice = numbersOf(outcome, 'dice').join(' + ');
    return t('ui.game.round.result', { result: `${dice} = ${total}, ${size}` });
  },
};
