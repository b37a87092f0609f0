export { tokenRound, type TokenRound } from './token-round.ts';
