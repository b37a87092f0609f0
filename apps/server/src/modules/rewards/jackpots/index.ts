export { addPot } from './change-pot.service.ts';
export { fallPots } from './fall-pots.service.ts';
export { drawPots } from './draw-pots.service.ts';
export { growPots } from './grow-pots.service.ts';
