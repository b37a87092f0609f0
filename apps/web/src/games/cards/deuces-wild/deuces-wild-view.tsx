import { deucesHands } from '@pavilion/games/cards/video-poker/video-poker-hands';
import { videoPokerView } from '../parts/video-poker/video-poker-view.tsx';

/** Deuces wild: how it looks and its words. */
export const deucesWildView = videoPokerView(deucesHands);
