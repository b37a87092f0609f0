export { tokenRound } from './token-round.ts';
