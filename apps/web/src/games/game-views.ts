// chunk: later
import type { GameView } from './game-view.ts';

type ViewLoader = () => Promise<GameView>;

/** How each game of our studio looks; its code is loaded when it is opened. */
export const gameViews: Readonly<Partial<Record<string, ViewLoader>>> = {
  dice: async () => (await import('./arcade/dice/dice-view.tsx')).diceView,
  plinko: async () => (await import('./arcade/plinko/plinko-view.tsx')).plinkoView,
  mines: async () => (await import('./arcade/mines/mines-view.tsx')).minesView,
  limbo: async () => (await import('./arcade/limbo/limbo-view.tsx')).limboView,
  keno: async () => (await import('./arcade/keno/keno-view.tsx')).kenoView,
  'hi-lo': async () => (await import('./arcade/hi-lo/hi-lo-view.tsx')).hiLoView,
  tower: async () => (await import('./arcade/tower/tower-view.tsx')).towerView,
  wheel: async () => (await import('./arcade/wheel/wheel-view.tsx')).wheelView,
  'coin-flip': async () => (await import('./arcade/coin-flip/coin-flip-view.tsx')).coinFlipView,
  diamonds: async () => (await import('./arcade/diamonds/diamonds-view.tsx')).diamondsView,
  'classic-3x3': async () =>
    (await import('./slots/classic-3x3/classic-3x3-view.ts')).classic3x3View,
  'lines-5x3': async () => (await import('./slots/lines-5x3/lines-5x3-view.ts')).lines5x3View,
  'ways-243': async () => (await import('./slots/ways-243/ways-243-view.ts')).ways243View,
  'cascade-6x5': async () =>
    (await import('./slots/cascade-6x5/cascade-6x5-view.ts')).cascade6x5View,
  'hold-and-win': async () =>
    (await import('./slots/hold-and-win/hold-and-win-view.ts')).holdAndWinView,
};
