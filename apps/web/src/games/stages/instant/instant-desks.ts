import { bet } from '@pavilion/contracts/player/games/bet.contract';
import { demoBet } from '@pavilion/contracts/player/games/demo-bet.contract';
import { call } from '../../../core/api.ts';
import { launchDemo } from '../parts/launch-play.ts';
import { demoAnswer, realAnswer } from '../play/play-answers.ts';
import type { PlayDesks } from '../play/play-desk.types.ts';

const handled = { handled: true };

/** Desks of games that one call decides. */
export const instantDesks: PlayDesks = {
  real: ({ provider_code, game_code }) => ({
    mode: 'real',
    startingBalance: null,
    hands: null,
    async start(stake, params, request_id) {
      const order = { provider_code, game_code, stake, params, request_id };
      return realAnswer(await call(bet, order, handled));
    },
  }),
  async demo({ provider_code, game_code }) {
    const game = { provider_code, game_code };
    const { demo_id = '', demo_balance = '0' } = await launchDemo(game);
    return {
      mode: 'demo',
      startingBalance: demo_balance,
      hands: null,
      async start(stake, params) {
        return demoAnswer(await call(demoBet, { ...game, demo_id, stake, params }, handled));
      },
    };
  },
};
