import { luckyPays } from '@pavilion/games/hashgame/hash-lucky/hash-lucky.game';
import { hashViewOf } from '../hash-view.tsx';
import { LuckyClover } from './lucky-clover.tsx';

export const hashLuckyView = hashViewOf({ pays: luckyPays, hands: null, Emblem: LuckyClover });
