import type { TableView } from '../../stages/table/table-view.types.ts';
import { resultOf } from './race-data.ts';
import { racePayouts } from './race-payouts.ts';
import { RaceLayout } from './race-layout.tsx';
import { RaceReplay } from './race-replay.tsx';
import { RaceResults } from './race-results.tsx';
import { RaceScene } from './race-scene.tsx';
import { RacesAhead } from './races-ahead.tsx';

const shownFirst = 3;
const firstOf = (outcome: Record<string, unknown>): string =>
  resultOf(outcome).order.slice(0, shownFirst).join('-');

/** Races of all kinds: horses, greyhounds, trotters. */
export const racingView: TableView = {
  Layout: RaceLayout,
  Scene: RaceScene,
  Tools: RaceResults,
  toolsName: 'results',
  Ahead: RacesAhead,
  payouts: racePayouts,
  Replay: RaceReplay,
  isOfOneRound: true,
  hasNoDealer: true,
  result: (outcome) => ({ text: firstOf(outcome), tone: 'green' }),
  said: (outcome, t) => t('ui.game.round.result', { result: firstOf(outcome) }),
};
