import { footballModel, type PriceModel } from '@pavilion/sports';
import { offerOfModel, type OfferedMarket } from '../../modules/sports/sportsbook/index.ts';
import { demoInputOf, demoPathOf } from './demo-match-path.ts';
import type { DemoMatch } from './demo-schedule.ts';
import { demoModel, type DemoState } from './demo-state.ts';

/** Kinds of a match that is still far away. */
const mainKinds = new Set([
  ...['1x2', 'double-chance', 'draw-no-bet', 'asian-handicap', 'total', 'both-score'],
]);

/** What is offered of a match that is still far away. */
export function mainOfferOf(demo: DemoMatch, overround: number): OfferedMarket[] {
  return offerOfModel('football', footballModel(demoInputOf(demo)), {
    overround,
    kinds: mainKinds,
  });
}

/** Everything that is offered of a match before it begins. */
export function fullOfferOf(demo: DemoMatch, overround: number): OfferedMarket[] {
  return fullOffer(demo, footballModel(demoInputOf(demo)), overround);
}

/** Everything that is offered of a match under way. */
export function liveOfferOf(demo: DemoMatch, state: DemoState, overround: number): OfferedMarket[] {
  return fullOffer(demo, demoModel(demo, state), overround);
}

function fullOffer(demo: DemoMatch, model: PriceModel, overround: number): OfferedMarket[] {
  // Whoever neither scores nor shoots is no one to bet on.
  const players = demoPathOf(demo).input.players.filter(({ shots }) => shots > 0);
  return offerOfModel('football', model, {
    overround,
    players: players.map(({ playerId }) => playerId),
  });
}
