import { oddEvenPays } from '@pavilion/games/hashgame/hash-odd-even/hash-odd-even.game';
import { hashViewOf } from '../hash-view.tsx';
import { OddEvenRing } from './odd-even-ring.tsx';

export const hashOddEvenView = hashViewOf({ pays: oddEvenPays, hands: null, Emblem: OddEvenRing });
