import { useText } from '@pavilion/i18n/react';
import { fieldName } from '../../stages/parts/bet-name.ts';
import type {
  Board,
  TableSceneProps,
  TableToolsProps,
  TableView,
} from '../../stages/table/table-view.types.ts';
import { DealtCards } from '../parts/dealt-cards.tsx';
import cards from '../parts/cards.module.css';
import { numberOf, numbersOf, wordOf } from '../parts/outcome-fields.ts';
import { PlainSpots } from '../parts/plain-spots.tsx';
import { Roads } from '../parts/roads.tsx';
import { Studio } from '../parts/studio.tsx';

const beatMs = 900;

function BaccaratScene({ round, outcome, dealer }: TableSceneProps) {
  const t = useText();
  const player = outcome ? numbersOf(outcome, 'player') : [];
  const banker = outcome ? numbersOf(outcome, 'banker') : [];
  const winner = outcome && round.stage !== 'dealing' ? wordOf(outcome, 'winner') : null;
  const told = { '--told': `${(player.length + banker.length) * beatMs}ms` } as object;
  const side = (name: 'player' | 'banker', hand: readonly number[], places: readonly number[]) => (
    <div className={cards.side}>
      <span>{fieldName(name, t)}</span>
      <DealtCards
        cards={hand}
        places={places}
        beatMs={beatMs}
        side={name === 'player' ? 'start' : 'end'}
        isWinner={winner === null || winner === 'tie' ? null : winner === name}
      />
      {outcome ? (
        <b className={cards.total} style={told}>
          {numberOf(outcome, `${name}_total`)}
        </b>
      ) : null}
    </div>
  );
  return (
    <Studio round={round} dealer={dealer}>
      <div className={cards.sides}>
        {side('player', player, [0, 2, 4])}
        {side('banker', banker, [1, 3, player.length === 3 ? 5 : 4])}
      </div>
    </Studio>
  );
}

function BaccaratLayout({ board }: { board: Board }) {
  return (
    <>
      <PlainSpots
        board={board}
        columns="two"
        spots={[{ params: { kind: 'player_pair' } }, { params: { kind: 'banker_pair' } }]}
      />
      <PlainSpots
        board={board}
        columns="three"
        isTall
        spots={[
          { params: { kind: 'player' }, tone: 'blue' },
          { params: { kind: 'tie' }, tone: 'green' },
          { params: { kind: 'banker' }, tone: 'red' },
        ]}
      />
    </>
  );
}

function BaccaratRoads({ marks }: TableToolsProps) {
  const t = useText();
  return (
    <Roads
      marks={marks}
      tie="T"
      sides={[
        ['B', fieldName('banker', t)],
        ['P', fieldName('player', t)],
      ]}
    />
  );
}

const letters: Record<string, string> = { banker: 'B', player: 'P', tie: 'T' };
const tones: Record<string, string> = { banker: 'red', player: 'blue', tie: 'green' };

export const baccaratView: TableView = {
  Layout: BaccaratLayout,
  Scene: BaccaratScene,
  Tools: BaccaratRoads,
  result: (outcome) => {
    const winner = wordOf(outcome, 'winner');
    return { text: letters[winner] ?? '', tone: tones[winner] ?? 'none' };
  },
  said: (outcome, t) => {
    const points = `${numberOf(outcome, 'player_total')}:${numberOf(outcome, 'banker_total')}`;
    const winner = fieldName(wordOf(outcome, 'winner'), t);
    return t('ui.game.round.result', { result: `${winner} ${points}` });
  },
};
