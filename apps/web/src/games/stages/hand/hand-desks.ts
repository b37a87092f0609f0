import { demoHandAct } from '@pavilion/contracts/player/games/demo-hand-act.contract';
import { demoHandStart } from '@pavilion/contracts/player/games/demo-hand-start.contract';
import { handAct } from '@pavilion/contracts/player/games/hand-act.contract';
import { handOpen } from '@pavilion/contracts/player/games/hand-open.contract';
import { handStart } from '@pavilion/contracts/player/games/hand-start.contract';
import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import { call } from '../../../core/api.ts';
import type { GameInfo } from '../../game-info.ts';
import { launchDemo } from '../parts/launch-play.ts';
import { demoAnswer, realAnswer } from '../play/play-answers.ts';
import type { HandDesk, PlayDesks } from '../play/play-desk.types.ts';

const handled = { handled: true };

/** Desks of games of several actions. */
export const handDesks: PlayDesks = {
  real: ({ provider_code, game_code }) => ({
    mode: 'real',
    startingBalance: null,
    hands: realHands({ provider_code, game_code }),
    async start(stake, params, request_id) {
      const order = { provider_code, game_code, stake, params, request_id };
      return realAnswer(await call(handStart, order, handled));
    },
  }),
  async demo({ provider_code, game_code }) {
    const game = { provider_code, game_code };
    const { demo_id = '', demo_balance = '0' } = await launchDemo(game);
    return {
      mode: 'demo',
      startingBalance: demo_balance,
      hands: demoHands(demo_id),
      async start(stake, params) {
        return demoAnswer(await call(demoHandStart, { ...game, demo_id, stake, params }, handled));
      },
    };
  },
};

function realHands(game: Pick<GameInfo, 'provider_code' | 'game_code'>): HandDesk {
  return {
    open: async () => (await call(handOpen, game, handled)).value[0] ?? null,
    async find(round_id) {
      const { value: open } = await call(handOpen, game, handled);
      const own = open.find((hand) => hand.round_id === round_id);
      return own ?? (await call(roundGet, { round_id }, handled)).value;
    },
    async act(round_id, action, params, request_id) {
      return realAnswer(await call(handAct, { round_id, action, params, request_id }, handled));
    },
  };
}

/** Hands with play money end with the visit: none is found again. */
function demoHands(demo_id: string): HandDesk {
  return {
    open: async () => null,
    find: async () => null,
    async act(round_id, action, params) {
      return demoAnswer(await call(demoHandAct, { demo_id, round_id, action, params }, handled));
    },
  };
}
