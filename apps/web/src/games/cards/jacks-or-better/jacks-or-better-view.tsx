import { jacksHands } from '@pavilion/games/cards/video-poker/video-poker-hands';
import { videoPokerView } from '../parts/video-poker/video-poker-view.tsx';

/** Jacks or better: how it looks and its words. */
export const jacksOrBetterView = videoPokerView(jacksHands);
