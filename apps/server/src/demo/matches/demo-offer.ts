import { footballModel, type PriceModel } from '@pavilion/sports';
import {
  offerOfModel,
  type OfferedMarket,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import { demoInputOf, demoPathOf } from './demo-match-path.ts';
import type { DemoMatch } from './demo-schedule.ts';
import { demoModel, type DemoState } from './demo-state.ts';

/** Kinds of a match that is still far away. */
const mainKinds = new Set([
  ...['1x2', 'double-chance', 'draw-no-bet', 'asian-handicap', 'total', 'both-score'],
]);

const leagueOf = ({ league }: DemoMatch): string => `demo.${league.code}`;

/** What is offered of a match that is still far away. */
export function mainOfferOf(demo: DemoMatch, overround: Overround): OfferedMarket[] {
  return offerOfModel('football', footballModel(demoInputOf(demo)), {
    overround,
    league: leagueOf(demo),
    kinds: mainKinds,
  });
}

/** Everything that is offered of a match before it begins. */
export function fullOfferOf(demo: DemoMatch, overround: Overround): OfferedMarket[] {
  return fullOffer(demo, footballModel(demoInputOf(demo)), overround);
}

/** Everything that is offered of a match under way. */
export function liveOfferOf(
  demo: DemoMatch,
  state: DemoState,
  overround: Overround,
): OfferedMarket[] {
  return fullOffer(demo, demoModel(demo, state), overround);
}

function fullOffer(demo: DemoMatch, model: PriceModel, overround: Overround): OfferedMarket[] {
  // Whoever neither scores nor shoots is no one to bet on.
  const players = demoPathOf(demo).input.players.filter(({ shots }) => shots > 0);
  return offerOfModel('football', model, {
    overround,
    league: leagueOf(demo),
    players: players.map(({ playerId }) => playerId),
  });
}
