import { useText } from '@pavilion/i18n/react';
import { fieldName } from '../../stages/parts/bet-name.ts';
import type {
  TableSceneProps,
  TableToolsProps,
  TableView,
} from '../../stages/table/table-view.types.ts';
import { numberOf, wordOf } from '../../live/parts/outcome-fields.ts';
import { Roads } from '../../live/parts/roads.tsx';
import type { Bout, Corner } from './bout.ts';
import { BoutPicture } from './bout-picture.tsx';
import { MatchesAhead } from './matches-ahead.tsx';
import { SabongLayout } from './sabong-layout.tsx';
import { useMatches } from './sabong-data.ts';
import { sabongPayouts } from './sabong-payouts.ts';

const winners = ['meron', 'wala', 'draw'] as const;
const plainPlumage: Readonly<Record<Corner, string>> = { meron: 'red', wala: 'grey' };

function boutOf(outcome: Record<string, unknown>): Bout | null {
  const winner = winners.find((side) => side === wordOf(outcome, 'winner'));
  return winner ? { winner, lastsMs: numberOf(outcome, 'seconds') * 1000 } : null;
}

/** A match: its birds wait while bets are taken, and its end is what was drawn. */
function SabongScene({ round, outcome, dealsMs, tableId }: TableSceneProps) {
  const bout = outcome && boutOf(outcome);
  const startedMs =
    round.stage === 'dealing' && round.stageEndsMs !== null && bout
      ? round.stageEndsMs - bout.lastsMs
      : dealsMs;
  // Who comes after the end sees its last picture.
  const isOver = bout !== null && startedMs === null;
  return tableId === null ? (
    <BoutPicture bout={bout} startedMs={startedMs} plumages={plainPlumage} />
  ) : (
    <KnownBout index={round.index} bout={bout} startedMs={isOver ? 0 : startedMs} />
  );
}

function KnownBout(props: { index: number; bout: Bout | null; startedMs: number | null }) {
  const { index, bout, startedMs } = props;
  const { match } = useMatches(index);
  const plumages = match ? { meron: match.meron.plumage, wala: match.wala.plumage } : plainPlumage;
  return <BoutPicture bout={bout} startedMs={startedMs} plumages={plumages} />;
}

function SabongRoads({ marks }: TableToolsProps) {
  const t = useText();
  return (
    <Roads
      marks={marks}
      tie="="
      sides={[
        ['M', fieldName('meron', t)],
        ['W', fieldName('wala', t)],
      ]}
    />
  );
}

const letters: Record<string, string> = { meron: 'M', wala: 'W', draw: '=' };
const tones: Record<string, string> = { meron: 'red', wala: 'blue', draw: 'green' };

export const sabongView: TableView = {
  Layout: SabongLayout,
  Scene: SabongScene,
  Tools: SabongRoads,
  Ahead: MatchesAhead,
  payouts: sabongPayouts,
  hasNoDealer: true,
  result: (outcome) => {
    const winner = wordOf(outcome, 'winner');
    return { text: letters[winner] ?? '', tone: tones[winner] ?? 'none' };
  },
  said: (outcome, t) =>
    t('ui.game.round.result', { result: fieldName(wordOf(outcome, 'winner'), t) }),
};
