import type { GameView } from './game-view.ts';

type ViewLoader = () => Promise<GameView>;

/** How each game of our studio looks; its code is loaded when it is opened. */
export const gameViews: Readonly<Partial<Record<string, ViewLoader>>> = {
  dice: async () => (await import('./arcade/dice/dice-view.tsx')).diceView,
};
