export { addPot, stopPot } from './change-pot.service.ts';
export { drawPots } from './draw-pots.service.ts';
export { growPots } from './grow-pots.service.ts';
export { readPots, type PotNow } from './jackpot-list.service.ts';
