import {
  bet,
  chain,
  demoBet,
  demoHandAct,
  demoHandStart,
  gameBets,
  gameInfo,
  handAct,
  handOpen,
  handStart,
  launch,
  myRounds,
  rotate,
  roundCashOut,
  roundGet,
  roundJoin,
  roundState,
  seeds,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { registerParSheet } from './par-sheet.ts';
import { defineModule } from '../../../module.ts';
import { advanceBlockRounds } from './advance-block-rounds.service.ts';
import { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
import { chainOfGame } from './chain.service.ts';
import { playDemoAction, playDemoBet, pruneDemoSessions, startDemoHand } from './demo.service.ts';
import { betsOfGame } from './game-bets.service.ts';
import { infoOfGame } from './game-info.service.ts';
import { finishStaleHands, listOpenHands, playAction, startHand } from './hand.service.ts';
import { launchGame } from './launch.service.ts';
import { playInstant } from './play-instant.service.ts';
import { getRound, listMyRounds } from './recall.service.ts';
import { listSeeds, rotateSeeds } from './seeds.service.ts';
import { cashOut, joinShared, stateOfRound } from './shared-round.service.ts';

const keyOf = (gameCode: string): string => `rounds:${gameCode}`;

/** What play adds to the server. */
export const playModule = defineModule({
  routes: [
    defineRoute(gameInfo, infoOfGame),
    defineRoute(gameBets, betsOfGame),
    defineRoute(launch, launchGame),
    defineRoute(bet, playInstant),
    defineRoute(handStart, startHand),
    defineRoute(handAct, playAction),
    defineRoute(handOpen, listOpenHands),
    defineRoute(demoBet, playDemoBet),
    defineRoute(demoHandStart, startDemoHand),
    defineRoute(demoHandAct, playDemoAction),
    defineRoute(roundGet, getRound),
    defineRoute(myRounds, listMyRounds),
    defineRoute(roundState, stateOfRound),
    defineRoute(roundJoin, joinShared),
    defineRoute(roundCashOut, cashOut),
    defineRoute(chain, chainOfGame),
    defineRoute(seeds, listSeeds),
    defineRoute(rotate, rotateSeeds),
  ],
  http: registerParSheet,
  jobs: [
    /** Shared rounds go on: betting ends, rounds run and are settled, the next one opens. Each game is led by itself. */
    defineJob({
      name: 'advance-rounds',
      everyMs: 100,
      onStart: true,
      leader: true,
      keys: sharedGameCodes.map(keyOf),
      run: async (context, keys) => {
        await advanceRounds(
          context,
          sharedGameCodes.filter((code) => keys.includes(keyOf(code))),
        );
      },
    }),
    /** Rounds that blocks of a public chain decide go on as far as their chain is; apart, so that a slow chain holds up no table of ours. */
    defineJob({
      name: 'advance-block-rounds',
      everyMs: 500,
      onStart: true,
      leader: true,
      run: async (context) => {
        await advanceBlockRounds(context, sharedGameCodes);
      },
    }),
    /** Hands that nobody played on for a day end by their game's rule. */
    defineJob({
      name: 'finish-hands',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      run: async (context) => {
        await finishStaleHands(context);
      },
    }),
    /** Forgets play money that nobody used for a day. */
    defineJob({
      name: 'prune-demo-sessions',
      everyMs: 3_600_000,
      leader: true,
      run: async (context) => {
        await pruneDemoSessions(context);
      },
    }),
  ],
});
