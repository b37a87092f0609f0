export { playerOf } from './player-or-guest.ts';
