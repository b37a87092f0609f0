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
import { numberOf, wordOf } from '../parts/outcome-fields.ts';
import { PlainSpots } from '../parts/plain-spots.tsx';
import { Roads } from '../parts/roads.tsx';
import { Studio } from '../parts/studio.tsx';

const beatMs = 1_300;
const sides = ['dragon', 'tiger'] as const;

function DragonTigerScene({ round, outcome, dealer }: TableSceneProps) {
  const t = useText();
  const winner = outcome && round.stage !== 'dealing' ? wordOf(outcome, 'winner') : null;
  return (
    <Studio round={round} dealer={dealer}>
      <div className={cards.sides}>
        {sides.map((side, place) => (
          <div key={side} className={cards.side}>
            <span>{fieldName(side, t)}</span>
            <DealtCards
              cards={outcome ? [numberOf(outcome, side)] : []}
              places={[place]}
              beatMs={beatMs}
              side={place === 0 ? 'start' : 'end'}
              isWinner={winner === null || winner === 'tie' ? null : winner === side}
            />
          </div>
        ))}
      </div>
    </Studio>
  );
}

function DragonTigerLayout({ board }: { board: Board }) {
  return (
    <PlainSpots
      board={board}
      columns="four"
      isTall
      spots={[
        { params: { kind: 'dragon' }, tone: 'red' },
        { params: { kind: 'tie' }, tone: 'green' },
        { params: { kind: 'suited_tie' }, tone: 'green' },
        { params: { kind: 'tiger' }, tone: 'gold' },
      ]}
    />
  );
}

function DragonTigerRoads({ marks }: TableToolsProps) {
  const t = useText();
  return (
    <Roads
      marks={marks}
      tie="="
      sides={[
        ['D', fieldName('dragon', t)],
        ['T', fieldName('tiger', t)],
      ]}
    />
  );
}

const letters: Record<string, string> = { dragon: 'D', tiger: 'T', tie: '=' };
const tones: Record<string, string> = { dragon: 'red', tiger: 'gold', tie: 'green' };

export const dragonTigerView: TableView = {
  Layout: DragonTigerLayout,
  Scene: DragonTigerScene,
  Tools: DragonTigerRoads,
  result: (outcome) => {
    const winner = wordOf(outcome, 'winner');
    return { text: letters[winner] ?? '', tone: tones[winner] ?? 'none' };
  },
  said: (outcome, t) =>
    t('ui.game.round.result', { result: fieldName(wordOf(outcome, 'winner'), t) }),
};
