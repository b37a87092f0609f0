import { bigSmallPays } from '@pavilion/games/hashgame/hash-big-small/hash-big-small.game';
import { hashViewOf } from '../hash-view.tsx';
import { BigSmallSteps } from './big-small-steps.tsx';

export const hashBigSmallView = hashViewOf({
  pays: bigSmallPays,
  hands: null,
  Emblem: BigSmallSteps,
});
