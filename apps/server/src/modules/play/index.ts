import type { Route } from '../../http/route.ts';
import { betRoute } from './bet.route.ts';
import { chainRoute } from './chain.route.ts';
import { demoBetRoute } from './demo-bet.route.ts';
import { demoHandActRoute } from './demo-hand-act.route.ts';
import { demoHandStartRoute } from './demo-hand-start.route.ts';
import { gameBetsRoute } from './game-bets.route.ts';
import { gameInfoRoute } from './game-info.route.ts';
import { handActRoute } from './hand-act.route.ts';
import { handOpenRoute } from './hand-open.route.ts';
import { handStartRoute } from './hand-start.route.ts';
import { launchRoute } from './launch.route.ts';
import { myRoundsRoute } from './my-rounds.route.ts';
import { rotateRoute } from './rotate.route.ts';
import { roundCashOutRoute } from './round-cash-out.route.ts';
import { roundGetRoute } from './round-get.route.ts';
import { roundJoinRoute } from './round-join.route.ts';
import { roundStateRoute } from './round-state.route.ts';
import { seedsRoute } from './seeds.route.ts';

export { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
export { pruneDemoSessions } from './demo.service.ts';
export { registerHttp } from './par-sheet.ts';
export { finishStaleHands } from './hand.service.ts';
export { playInstant } from './play-instant.service.ts';

export const routes: readonly Route[] = [
  gameInfoRoute,
  gameBetsRoute,
  launchRoute,
  betRoute,
  handStartRoute,
  handActRoute,
  handOpenRoute,
  demoBetRoute,
  demoHandStartRoute,
  demoHandActRoute,
  roundGetRoute,
  myRoundsRoute,
  roundStateRoute,
  roundJoinRoute,
  roundCashOutRoute,
  chainRoute,
  seedsRoute,
  rotateRoute,
];
