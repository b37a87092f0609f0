import { chain, roundCashOut, roundJoin, roundState } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { advanceBlockRounds } from './advance-block-rounds.service.ts';
import { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
import { chainOfGame } from './published-chain.service.ts';
import { cashOut, joinShared, stateOfRound } from './shared-round.service.ts';

const keyOf = (gameCode: string): string => `rounds:${gameCode}`;

/** Rounds that many players share. */
export const roundsModule = defineModule({
  routes: [
    defineRoute(roundState, stateOfRound),
    defineRoute(roundJoin, joinShared),
    defineRoute(roundCashOut, cashOut),
    defineRoute(chain, chainOfGame),
  ],
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
  ],
});
